import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** What an admin finds: switches and a key. */
export function AdminDoor(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={44} y={30} width={232} height={140} radius={12} fill="paper" />
        <Path d="M68 66h44M68 100h60M68 134h36" />
        <Box x={138} y={56} width={36} height={20} radius={10} />
        <Circle x={148} y={66} r={6} />
        <Box x={138} y={124} width={36} height={20} radius={10} />
        <Circle x={148} y={134} r={6} />
      </Pale>
      <Strong>
        <Box x={138} y={90} width={36} height={20} radius={10} fill="tint" />
        <Circle x={164} y={100} r={6} fill="solid" />
        <Circle x={228} y={76} r={20} fill="tint" />
        <Circle x={228} y={76} r={7} fill="paper" />
        <Path d="M228 96v48M228 144h13M228 128h10" />
      </Strong>
    </Drawing>
  );
}
