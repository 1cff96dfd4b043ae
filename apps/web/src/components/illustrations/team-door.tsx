import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong, Tick, Writing } from './ink.tsx';

/** What a manager finds: the week, client by client. */
export function TeamDoor(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={44} y={36} width={232} height={134} radius={12} fill="paper" />
        <Path d="M84 26v18M236 26v18M44 64h232M102 64v106M160 64v106M218 64v106M44 117h232" />
      </Pale>
      <Strong>
        <Box x={54} y={76} width={38} height={28} radius={6} fill="tint" />
        <Tick x={73} y={90} />
        <Box x={112} y={129} width={38} height={28} radius={6} fill="tint" />
        <Tick x={131} y={143} />
        <Box x={170} y={76} width={96} height={28} radius={6} fill="tint" />
        <Path d="M184 90h44" />
        <Circle x={247} y={143} r={13} fill="tint" />
        <Path d="M247 136v7l5 4" />
      </Strong>
      <Pale>
        <Writing x={172} y={138} widths={[34, 22]} pitch={12} />
        <Writing x={116} y={84} widths={[30, 20]} pitch={12} />
      </Pale>
    </Drawing>
  );
}
