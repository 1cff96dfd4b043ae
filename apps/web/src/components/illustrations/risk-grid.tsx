import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** Likelihood against damage: what lies at the top right is urgent. */
export function RiskGrid(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={74} y={26} width={136} height={136} radius={10} fill="paper" />
        <Path d="M108 26v136M142 26v136M74 94h136M74 128h136M74 60h102M176 94v68" />
        <Path d="M74 178h128m-7-6 7 6-7 6M58 162V34m-6 7 6-7 6 7" />
        <Circle x={91} y={145} r={5} />
        <Circle x={125} y={111} r={5} />
      </Pale>
      <Strong>
        <Path d="M142 26h58a10 10 0 0 1 10 10v58h-34V60h-34Z" fill="tint" />
        <Path d="M176 26v34h34" />
        <Circle x={159} y={43} r={5} fill="solid" />
        <Path d="m252 70 34 58a5 5 0 0 1-4 8h-60a5 5 0 0 1-4-8Z" fill="paper" />
        <Path d="M252 92v20M252 123v.1" />
      </Strong>
    </Drawing>
  );
}
