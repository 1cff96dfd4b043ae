import type { ReactElement } from 'react';
import { Box, Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong, Tick } from './ink.tsx';

/** Step two: the new way runs alongside the old, until the switch. */
export function ImplementStep(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path d="M24 62h48M104 62h40M176 62h30" />
        <Circle x={88} y={62} r={16} fill="paper" />
        <Circle x={160} y={62} r={16} fill="paper" />
        <Path d="M88 54v8l5 4M160 54v8l5 4" />
        <Dotted d="M214 62h82" />
        <Path d="M24 62V50M24 62v12" />
      </Pale>
      <Strong>
        <Path d="M24 138h32M104 138h28M180 138h28" />
        <Box x={56} y={116} width={48} height={44} radius={10} fill="paper" />
        <Box x={132} y={116} width={48} height={44} radius={10} fill="paper" />
        <Tick x={80} y={138} size={7} />
        <Tick x={156} y={138} size={7} />
        <Path d="M24 138v-12M24 138v12" />
        <Box x={208} y={116} width={84} height={44} radius={22} fill="tint" />
        <Circle x={270} y={138} r={15} fill="solid" />
        <Dotted d="M214 66c16 0 20 18 20 44" />
      </Strong>
    </Drawing>
  );
}
