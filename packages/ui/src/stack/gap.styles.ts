import { css, type SerializedStyles } from '@emotion/react';
import { space } from '../tokens/index.ts';

/** A step of the space scale. */
export type Gap = keyof typeof space;

/** One style for each step of the space scale. */
export const gaps = Object.fromEntries(
  Object.entries(space).map(([step, value]) => [step, css({ gap: value })]),
) as Record<Gap, SerializedStyles>;
