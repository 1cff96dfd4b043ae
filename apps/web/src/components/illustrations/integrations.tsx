import type { ReactElement } from 'react';
import { Box, Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** Shop, stock, calendar and books hear of each change through one hub. */
export function Integrations(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Strong>
        <Dotted d="M92 48h32a16 16 0 0 1 16 16v12" />
        <Dotted d="M228 48h-32a16 16 0 0 0-16 16v12" />
        <Dotted d="M92 152h32a16 16 0 0 0 16-16v-12" />
        <Dotted d="M228 152h-32a16 16 0 0 1-16-16v-12" />
        <Box x={120} y={76} width={80} height={48} radius={14} fill="paper" />
        <Box x={130} y={86} width={60} height={28} radius={8} fill="tint" />
        <Path d="M143 96h32l-6-5M177 104h-32l6 5" />
      </Strong>
      <Pale>
        <Box x={30} y={20} width={56} height={56} radius={14} fill="paper" />
        <Path d="M44 36h6l5 20h18l4-14H52" />
        <Circle x={58} y={62} r={2} />
        <Circle x={71} y={62} r={2} />
        <Box x={234} y={20} width={56} height={56} radius={14} fill="paper" />
        <Path d="m262 32 16 8v17l-16 8-16-8V40ZM246 40l16 8 16-8M262 48v17" />
        <Box x={30} y={124} width={56} height={56} radius={14} fill="paper" />
        <Box x={44} y={140} width={28} height={26} radius={4} />
        <Path d="M44 149h28M51 136v7M65 136v7" />
        <Box x={234} y={124} width={56} height={56} radius={14} fill="paper" />
        <Path d="M248 138h28v30l-5-4-4.500 4-4.500-4-4.500 4-4.500-4-5 4ZM255 147h14M255 155h9" />
      </Pale>
    </Drawing>
  );
}
