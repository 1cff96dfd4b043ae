import type { ReactElement } from 'react';
import { Box, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** A sheet of rows and columns that adds up. */
export function Sheet(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={48} y={32} width={224} height={140} radius={12} fill="paper" />
        <Path d="M48 60h224M48 88h224M48 116h224M48 144h224M124 32v140M174 32v140M224 32v140" />
        <Path d="M64 74h40M64 102h30M64 130h44M140 74h18M140 102h18M140 130h18M190 74h18M190 102h18M190 130h18" />
        <Path d="M64 46h26M140 46h18M190 46h18" />
      </Pale>
      <Strong>
        <Box x={224} y={60} width={48} height={84} radius={0} fill="tint" />
        <Path d="M224 88h48M224 116h48M238 74h20M238 102h20M238 130h20" />
        <Box x={214} y={144} width={72} height={36} radius={10} fill="paper" />
        <Path d="M244 154h-12l7 8-7 8h12M254 159h18M254 165h18" />
      </Strong>
    </Drawing>
  );
}
