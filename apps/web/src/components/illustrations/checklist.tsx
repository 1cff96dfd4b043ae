import type { ReactElement } from 'react';
import { Box, Drawing, type IllustrationProps, Pale, Path, Strong, Tick, Writing } from './ink.tsx';

/** A list that is ticked off, line by line. */
export function Checklist(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={92} y={22} width={136} height={160} radius={12} fill="paper" />
        <Writing x={142} y={58} widths={[62, 48, 62, 40]} pitch={32} />
        <Box x={110} y={144} width={20} height={20} radius={5} />
      </Pale>
      <Strong>
        <Box x={110} y={48} width={20} height={20} radius={5} fill="tint" />
        <Tick x={120} y={58} size={5} />
        <Box x={110} y={80} width={20} height={20} radius={5} fill="tint" />
        <Tick x={120} y={90} size={5} />
        <Box x={110} y={112} width={20} height={20} radius={5} fill="tint" />
        <Tick x={120} y={122} size={5} />
        <Path d="m236 128 22-60 14 5-22 60-14 11Z" fill="paper" />
        <Path d="m253 81 14 5M236 128l14 5" />
      </Strong>
    </Drawing>
  );
}
