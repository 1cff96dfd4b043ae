import type { ReactElement } from 'react';
import { Box, Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** Tasks in the order of what they give back; one from below has moved to the top. */
export function RankedTasks(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={40} y={26} width={208} height={152} radius={12} fill="paper" />
        <Writing x={60} y={92} widths={[34, 26, 38]} pitch={32} />
        <Box x={112} y={83} width={92} height={18} radius={9} />
        <Box x={112} y={115} width={64} height={18} radius={9} />
        <Box x={112} y={147} width={40} height={18} radius={9} />
      </Pale>
      <Strong>
        <Box x={52} y={42} width={184} height={32} radius={10} fill="tint" />
        <Path d="M66 58h28" />
        <Box x={112} y={49} width={112} height={18} radius={9} fill="paper" />
        <Dotted d="M160 156h86c26 0 36-14 36-34V92" />
        <Path d="m273 100 9-10 9 10" />
        <Circle x={282} y={62} r={18} fill="paper" />
        <Path d="m277 58 6-5v18" />
      </Strong>
    </Drawing>
  );
}
