import type { ReactElement } from 'react';
import { Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** An open book with a way through it. */
export function Guide(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path
          d="M160 52c-18-14-46-16-92-14v116c46-2 74 0 92 14 18-14 46-16 92-14V38c-46-2-74 0-92 14Z"
          fill="paper"
        />
        <Path d="M160 52v116" />
        <Writing x={88} y={66} widths={[50, 42, 50, 30]} pitch={18} />
      </Pale>
      <Strong>
        <Dotted d="M184 136c24 0 12-30 30-32s8-24 22-32" />
        <Circle x={182} y={138} r={5} fill="solid" />
        <Path d="M236 70V42h22l-6 8 6 8h-22" fill="tint" />
      </Strong>
    </Drawing>
  );
}
