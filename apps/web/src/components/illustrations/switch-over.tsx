import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong, Tick } from './ink.tsx';

/** Two ways side by side, and the lever between them. */
export function SwitchOver(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path d="M24 72h120c30 0 36 0 60 0h92" />
        <Path d="M24 84h272" />
        <Path d="M44 66v24M68 66v24M92 66v24M228 66v24M252 66v24M276 66v24" />
        <Path d="M276 136v24M252 136v24M228 136v24" />
      </Pale>
      <Strong>
        <Path d="M104 72c44 0 52 70 100 70h92" />
        <Path d="M104 84c36 0 46 70 100 70h92" />
        <Circle x={252} y={148} r={20} fill="tint" />
        <Tick x={252} y={148} size={8} />
        <Box x={120} y={150} width={44} height={22} radius={8} fill="tint" />
        <Path d="m142 150 24-44" />
        <Circle x={169} y={100} r={8} fill="solid" />
      </Strong>
    </Drawing>
  );
}
