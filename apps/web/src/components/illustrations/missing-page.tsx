import type { ReactElement } from 'react';
import { Box, Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** A workflow with a step that is not there. */
export function MissingPage(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={14} y={68} width={76} height={64} radius={10} fill="paper" />
        <Writing x={30} y={90} widths={[44, 30]} pitch={16} />
        <Path d="M90 100h24M206 100h24" />
        <Box x={230} y={68} width={76} height={64} radius={10} fill="paper" />
        <Writing x={246} y={90} widths={[34, 44]} pitch={16} />
      </Pale>
      <Strong>
        <rect x="118" y="62" width="84" height="76" rx="12" strokeDasharray="7 7" />
        <Path d="M149 92a11 11 0 1 1 15 10c-3 1.500-4 3.500-4 7" />
        <Circle x={160} y={119} r={1} fill="solid" />
        <Dotted d="M160 138v24c0 10-6 14-14 14H60c-8 0-8-6-8-14v-26" />
        <Path d="m45 144 7-9 7 9" />
      </Strong>
    </Drawing>
  );
}
