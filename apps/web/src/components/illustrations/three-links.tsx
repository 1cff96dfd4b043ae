import type { ReactElement } from 'react';
import { Box, Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** Two programs, and three ways between them: a switch, a plug and code. */
export function ThreeLinks(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={30} y={30} width={64} height={140} radius={12} fill="paper" />
        <Path d="M30 52h64M44 74h36M44 90h24M44 106h30M44 122h36M44 138h20" />
        <Box x={226} y={30} width={64} height={140} radius={12} fill="paper" />
        <Path d="M226 52h64M240 74h36M240 90h30M240 106h20M240 122h36M240 138h28" />
      </Pale>
      <Strong>
        <Dotted d="M98 52h36M186 52h36M98 100h30M192 100h30M98 148h34M188 148h34" />
        <Box x={136} y={38} width={48} height={28} radius={14} fill="tint" />
        <Circle x={170} y={52} r={9} fill="solid" />
        <Path d="M158 86h-12a14 14 0 0 0 0 28h12Z" fill="tint" />
        <Path d="M158 94h10M158 106h10M172 86h4a14 14 0 0 1 0 28h-4Z" />
        <Box x={134} y={132} width={52} height={32} radius={8} fill="tint" />
        <Path d="m150 141-7 7 7 7M170 141l7 7-7 7M163 140l-6 16" />
      </Strong>
    </Drawing>
  );
}
