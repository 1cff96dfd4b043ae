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

/** Papers pass a gate by themselves; one of them goes to a person. */
export function WorkflowAutomation(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={26} y={40} width={52} height={64} fill="paper" />
        <Box x={18} y={48} width={52} height={64} fill="paper" />
        <Writing x={29} y={64} widths={[30, 22, 30, 16]} />
        <Path d="M12 132h296" />
        <Path d="M40 132v6M88 132v6M232 132v6M280 132v6" />
      </Pale>
      <Strong>
        <Dotted d="M84 80h34" />
        <Dotted d="M202 80h34" />
        <Box x={118} y={34} width={84} height={98} radius={12} fill="paper" />
        <Circle x={160} y={80} r={26} fill="tint" />
        <Path d="M160 44v10M160 106v10M124 80h10M186 80h10M134.500 54.500l7 7M178.500 98.500l7 7M134.500 105.500l7-7M178.500 61.500l7-7" />
        <Path d="m168 66-16 16h16l-16 16" />
        <Box x={244} y={48} width={52} height={64} fill="paper" />
        <Circle x={270} y={80} r={15} fill="tint" />
        <Tick x={270} y={80} />
      </Strong>
      <Pale>
        <Path d="M160 132v18" />
        <Path d="M160 150v6" />
        <Circle x={160} y={166} r={8} fill="paper" />
        <Path d="M143 192c1-10 8-15 17-15s16 5 17 15" fill="paper" />
      </Pale>
    </Drawing>
  );
}
