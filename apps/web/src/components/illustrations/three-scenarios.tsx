import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** Three lines from the same outlay: they cross zero sooner or later. */
export function ThreeScenarios(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={44} y={24} width={232} height={152} radius={12} fill="paper" />
        <Path d="M68 44v112M68 112h184M114 108v8M160 108v8M206 108v8M252 108v8" />
        <Path d="m68 148 184-52" />
        <Path d="m68 148 150-102" />
      </Pale>
      <Strong>
        <Path d="m68 148 184-84v48H147Z" fill="tint" />
        <Path d="m68 148 184-84" />
        <Circle x={68} y={148} r={5} fill="solid" />
        <Circle x={147} y={112} r={8} fill="paper" />
        <Circle x={147} y={112} r={3} fill="solid" />
      </Strong>
    </Drawing>
  );
}
