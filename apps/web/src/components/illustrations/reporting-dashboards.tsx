import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** The figures of the business on one page, as the day begins. */
export function ReportingDashboards(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Strong>
        <Circle x={262} y={46} r={20} fill="tint" />
        <Path d="M262 10v8M236.500 20.500l5.700 5.700M287.500 20.500l-5.700 5.700M290 46h8" />
      </Strong>
      <Pale>
        <Box x={30} y={44} width={244} height={140} radius={10} fill="paper" />
        <Path d="M30 66h244" />
        <Circle x={43} y={55} r={2.5} />
        <Circle x={54} y={55} r={2.5} />
        <Circle x={65} y={55} r={2.5} />
        <Writing x={48} y={84} widths={[34]} />
        <Writing x={48} y={164} widths={[40, 26]} pitch={9} />
        <Path d="M180 150h76" />
      </Pale>
      <Strong>
        <Path d="M48 142c12 0 14-16 26-16s14 10 26 10 14-34 26-34 12 12 24 6" />
        <Circle x={150} y={108} r={4} fill="solid" />
        <Box x={184} y={122} width={12} height={28} radius={3} fill="tint" />
        <Box x={203} y={108} width={12} height={42} radius={3} fill="tint" />
        <Box x={222} y={114} width={12} height={36} radius={3} fill="tint" />
        <Box x={241} y={88} width={12} height={62} radius={3} fill="solid" />
        <Path d="M182 168h30M222 168h30" />
      </Strong>
    </Drawing>
  );
}
