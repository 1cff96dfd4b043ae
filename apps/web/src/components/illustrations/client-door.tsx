import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** What a client finds behind the door: progress, and a person. */
export function ClientDoor(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={44} y={30} width={232} height={140} radius={12} fill="paper" />
        <Path d="M44 56h232" />
        <Writing x={62} y={132} widths={[120, 86]} pitch={16} />
        <Writing x={62} y={43} widths={[38]} />
      </Pale>
      <Strong>
        <Path d="M70 92h108" />
        <Circle x={70} y={92} r={11} fill="solid" />
        <Circle x={124} y={92} r={11} fill="tint" />
        <Circle x={178} y={92} r={11} fill="paper" />
        <Circle x={236} y={92} r={9} />
        <Path d="M217 126c2-13 9-19 19-19s17 6 19 19Z" fill="tint" />
      </Strong>
    </Drawing>
  );
}
