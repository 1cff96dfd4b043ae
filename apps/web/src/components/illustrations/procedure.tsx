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

/** A page of steps with one decision in it. */
export function Procedure(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={62} y={18} width={132} height={164} radius={12} fill="paper" />
        <Writing x={112} y={48} widths={[60, 44]} pitch={12} />
        <Writing x={112} y={146} widths={[60, 38]} pitch={12} />
        <Path d="M86 66v14M86 120v20" />
        <Box x={222} y={82} width={66} height={36} radius={10} fill="paper" />
        <Path d="M238 95h34M238 105h22" />
      </Pale>
      <Strong>
        <Circle x={86} y={54} r={12} fill="tint" />
        <Path d="m83 51 4-3v12" />
        <Path d="m86 80 20 20-20 20-20-20Z" fill="tint" />
        <Path d="M82 96a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.3-1.5 2.6M86 107v.1" />
        <Dotted d="M112 100h104" />
        <Path d="m209 94 7 6-7 6" />
        <Circle x={86} y={152} r={12} fill="tint" />
        <Tick x={86} y={152} size={5} />
      </Strong>
    </Drawing>
  );
}
