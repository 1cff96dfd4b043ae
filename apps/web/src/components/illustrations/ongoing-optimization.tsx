import type { ReactElement } from 'react';
import { Circle, Dotted, Drawing, type IllustrationProps, Pale, Path, Strong } from './ink.tsx';

/** Hours fall month by month, and someone keeps turning the wheel. */
export function OngoingOptimization(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Path d="M28 24v152h268" />
        <Path d="M28 60h5M28 98h5M28 136h5" />
        <Dotted d="M38 44h250" />
      </Pale>
      <Strong>
        <Path d="M38 44h42v28h42v24h42v20h42v16h42v12h40" />
        <Path d="M38 44h42v28h42v24h42v20h42v16h42v12h40v32H38Z" fill="tint" />
        <Circle x={80} y={72} r={4} fill="solid" />
        <Circle x={122} y={96} r={4} fill="solid" />
        <Circle x={164} y={116} r={4} fill="solid" />
        <Circle x={206} y={132} r={4} fill="solid" />
        <Circle x={248} y={144} r={4} fill="solid" />
        <Circle x={236} y={70} r={34} fill="paper" />
        <Path d="M254 62a20 20 0 0 0-36 2M218 78a20 20 0 0 0 36-2" />
        <Path d="M254 50v12h-12M218 90V78h12" />
      </Strong>
    </Drawing>
  );
}
