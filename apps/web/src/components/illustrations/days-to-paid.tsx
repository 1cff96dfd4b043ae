import type { ReactElement } from 'react';
import {
  Box,
  Circle,
  Dotted,
  Drawing,
  type IllustrationProps,
  Pale,
  Path,
  Strong,
  Tick,
  Writing,
} from './ink.tsx';

/** From the finished job along a row of days to the coin. */
export function DaysToPaid(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={28} y={58} width={74} height={94} radius={10} fill="paper" />
        <Writing x={44} y={92} widths={[42, 30, 42]} pitch={14} />
        <Path d="M44 138h20" />
        <Box x={128} y={44} width={30} height={34} radius={6} fill="paper" />
        <Path d="M128 54h30" />
        <Box x={168} y={44} width={30} height={34} radius={6} fill="paper" />
        <Path d="M168 54h30" />
        <Path d="m176 62 14 12M190 62l-14 12M136 62l14 12M150 62l-14 12" />
      </Pale>
      <Strong>
        <Circle x={44} y={74} r={9} fill="tint" />
        <Tick x={44} y={74} size={4} />
        <Dotted d="M108 112h84" />
        <Path d="m186 105 8 7-8 7" />
        <Circle x={244} y={112} r={44} fill="tint" />
        <Circle x={244} y={112} r={34} fill="paper" />
        <Path d="M255 101c-2-5-6-7-11-7-7 0-12 4-12 9 0 12 24 6 24 18 0 6-5 9-12 9-6 0-11-3-13-8M244 88v48" />
      </Strong>
    </Drawing>
  );
}
