import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** A lens over a workflow finds the step where the time goes. */
export function SystemsAudit(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path d="M84 62h32M184 62h32M248 82v28M216 130h-32M116 130H84M52 110V82" />
        <Box x={20} y={42} width={64} height={40} fill="paper" />
        <Box x={116} y={42} width={68} height={40} fill="paper" />
        <Box x={216} y={42} width={64} height={40} fill="paper" />
        <Box x={20} y={110} width={64} height={40} fill="paper" />
        <Box x={116} y={110} width={68} height={40} fill="paper" />
        <Writing x={32} y={57} widths={[40, 24]} />
        <Writing x={128} y={57} widths={[44, 30]} />
        <Writing x={228} y={57} widths={[40, 20]} />
        <Writing x={32} y={125} widths={[32, 40]} />
        <Writing x={128} y={125} widths={[28, 40]} />
      </Pale>
      <Strong>
        <Path d="m268 160 26 26" />
        <Path d="m272 164 20 20" />
        <Circle x={236} y={128} r={46} fill="paper" />
        <Circle x={236} y={128} r={30} fill="tint" />
        <Path d="M236 110v18l13 9" />
        <Path d="M236 98v4M236 154v4M206 128h4M262 128h4" />
      </Strong>
    </Drawing>
  );
}
