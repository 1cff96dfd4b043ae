import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong, Writing } from './ink.tsx';

/** A packed box with a plant, and the keys that stay on the desk. */
export function KeyHandedOver(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path d="M24 166h272" />
        <Path
          d="M84 92c0-24-14-34-26-36 0 16 8 30 26 36ZM84 92c0-30 12-42 28-46 2 22-8 38-28 46Z"
          fill="paper"
        />
        <Path d="M84 108V70" />
        <Box x={118} y={64} width={32} height={44} radius={4} fill="paper" />
        <Writing x={126} y={76} widths={[16, 10]} pitch={10} />
        <Box x={46} y={102} width={122} height={64} radius={6} fill="paper" />
        <Path d="M46 120h122M94 138h26" />
      </Pale>
      <Strong>
        <Circle x={216} y={108} r={24} fill="tint" />
        <Circle x={216} y={100} r={7} fill="paper" />
        <Path d="M211 131v33M221 131v33M211 164h10M221 142h12v9h-12" />
        <Path d="m238 98 26-6 12 20-12 20-22-4Z" fill="paper" />
        <Path d="M252 108h12M250 117h10" />
      </Strong>
    </Drawing>
  );
}
