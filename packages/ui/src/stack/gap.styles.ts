import { css, type SerializedStyles } from '@emotion/react';
import { space, spaceScale } from '../foundations/tokens/index.ts';

/** A step of the space scale. */
export type Gap = keyof typeof spaceScale;

const steps = Object.keys(spaceScale) as Gap[];

/** One style for each step of the space scale. */
export const gaps = Object.fromEntries(steps.map((step) => [step, css({ gap: space[step] })])) as Record<
  Gap,
  SerializedStyles
>;
