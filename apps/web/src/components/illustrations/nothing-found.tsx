import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** An empty folder under the lens. */
export function NothingFound(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path
          d="M60 56a10 10 0 0 1 10-10h42l16 18h112a10 10 0 0 1 10 10v92a10 10 0 0 1-10 10H70a10 10 0 0 1-10-10Z"
          fill="paper"
        />
        <Box x={60} y={84} width={190} height={92} radius={10} fill="paper" />
        <Writing x={82} y={108} widths={[70, 46]} pitch={18} />
      </Pale>
      <Strong>
        <Circle x={216} y={118} r={34} fill="tint" />
        <Path d="m241 143 26 26M206 118h20" />
      </Strong>
    </Drawing>
  );
}
