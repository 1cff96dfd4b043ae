import type { SerializedStyles } from '@emotion/react';
import { createTheme } from '../foundations/theme/index.ts';
import { themedHost } from './host-styles.ts';

/**
 * Derives the colors of an accent for light, dark and more contrast.
 *
 * @throws Error if no color near the accent has enough contrast, with colors that have
 */
export function accentStyles(accent: string): SerializedStyles {
  return themedHost(createTheme({ accent }).theme);
}
