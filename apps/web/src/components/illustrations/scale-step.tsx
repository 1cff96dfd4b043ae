import type { ReactElement } from 'react';
import { Box, Drawing, type IllustrationProps, Pale, Path, Strong, Tick } from './ink.tsx';

/** Step three: one workflow after the other, each on top of the last. */
export function ScaleStep(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path d="M20 180h280" />
        <Box x={40} y={138} width={56} height={42} radius={8} fill="paper" />
        <Tick x={68} y={159} />
        <Box x={104} y={138} width={56} height={42} radius={8} fill="paper" />
        <Tick x={132} y={159} />
        <Box x={104} y={88} width={56} height={42} radius={8} fill="paper" />
        <Tick x={132} y={109} />
        <Box x={168} y={138} width={56} height={42} radius={8} fill="paper" />
        <Tick x={196} y={159} />
        <Box x={168} y={88} width={56} height={42} radius={8} fill="paper" />
        <Tick x={196} y={109} />
      </Pale>
      <Strong>
        <Box x={168} y={38} width={56} height={42} radius={8} fill="tint" />
        <Tick x={196} y={59} />
        <Path d="M36 118 84 70l12 12 52-52" />
        <Path d="M132 28h18v18" />
        <Path d="M256 180V52" />
        <Path d="M256 54h38l-9 13 9 13h-38Z" fill="tint" />
      </Strong>
    </Drawing>
  );
}
