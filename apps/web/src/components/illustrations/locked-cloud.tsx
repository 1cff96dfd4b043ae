import type { ReactElement } from 'react';
import { Box, Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** Records on their way into a cloud that has a lock. */
export function LockedCloud(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path d="M122 132a34 34 0 0 1-3-68 48 48 0 0 1 92-8 38 38 0 0 1 40 76Z" fill="paper" />
        <Box x={36} y={124} width={58} height={54} radius={8} fill="paper" />
        <Writing x={50} y={140} widths={[30, 22, 30]} pitch={11} />
      </Pale>
      <Strong>
        <Dotted d="M98 156h46c14 0 22-8 22-20" />
        <Path d="M166 78v-12a18 18 0 0 1 36 0v12" />
        <Box x={156} y={78} width={56} height={42} radius={8} fill="tint" />
        <Circle x={184} y={95} r={5} fill="solid" />
        <Path d="M184 100v8" />
      </Strong>
    </Drawing>
  );
}
