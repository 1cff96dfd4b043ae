import type { ReactElement } from 'react';
import { Box, Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** The tall bar of before, the short one of after, and the hours between. Shown for stories without a picture. */
export function HoursWon(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path d="M40 168h240" />
        <Box x={70} y={40} width={52} height={128} radius={8} fill="paper" />
        <Path d="M82 62h28M82 80h28M82 98h28M82 116h28M82 134h28" />
      </Pale>
      <Strong>
        <Dotted d="M130 40h140" />
        <Box x={150} y={116} width={52} height={52} radius={8} fill="tint" />
        <Path d="M176 50v52M168 60l8-10 8 10M168 92l8 10 8-10" />
        <Circle x={244} y={92} r={26} fill="paper" />
        <Path d="M244 77v15l10 7" />
      </Strong>
    </Drawing>
  );
}
