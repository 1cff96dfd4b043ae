import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** Step one: hours are counted, and the longest bar stands out. */
export function AuditStep(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={72} y={26} width={136} height={160} radius={12} fill="paper" />
        <Path d="M120 26v-2a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v2" />
        <Box x={112} y={24} width={56} height={16} radius={6} fill="paper" />
        <Path d="M90 68h10M90 96h10M90 124h10M90 152h10" />
        <Path d="M112 68h34M112 124h46M112 152h22" />
      </Pale>
      <Strong>
        <Box x={112} y={90} width={78} height={12} radius={6} fill="tint" />
        <Circle x={226} y={118} r={38} fill="paper" />
        <Circle x={226} y={118} r={28} fill="tint" />
        <Path d="M226 101v17l11 8" />
        <Path d="M220 72h12M226 72v8M256 88l5-5" />
      </Strong>
    </Drawing>
  );
}
