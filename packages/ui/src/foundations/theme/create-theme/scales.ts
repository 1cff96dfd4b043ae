import type { ThemeTokens } from '../../tokens/index.ts';
import { controlHeightScale, radiusScale, spaceScale } from '../../tokens/scale.ts';

export type Density = 'compact' | 'normal' | 'comfortable';

const spaceFactor = { compact: 0.8, normal: 1, comfortable: 1.2 } satisfies Record<Density, number>;

const controlHeights = {
  compact: { sm: '1.875rem', md: '2.25rem', lg: '2.75rem' },
  normal: controlHeightScale,
  comfortable: { sm: '2.5rem', md: '3.125rem', lg: '3.75rem' },
} satisfies Record<Density, ThemeTokens['controlHeight']>;

/** Multiplies each length of a CSS value. Lengths in rem are rounded to whole px at the default text size. */
function multiply(css: string, factor: number): string {
  return css.replace(/([\d.]+)(rem|vw)/g, (_, digits: string, unit: string) => {
    const value = Number(digits) * factor;
    return `${unit === 'rem' ? Math.round(value * 16) / 16 : Number(value.toFixed(2))}${unit}`;
  });
}

export function spaceOf(density: Density): ThemeTokens['space'] {
  const factor = spaceFactor[density];
  const steps = Object.entries(spaceScale).map(([step, css]) => [
    step,
    // The sides of the page stay: they belong to its width, not to its density.
    step === 'gutter' ? css : multiply(css, factor),
  ]);
  return factor === 1 ? spaceScale : Object.fromEntries(steps);
}

export function controlHeightOf(density: Density): ThemeTokens['controlHeight'] {
  return controlHeights[density];
}

/** Multiplies the corner radii, except the round ends of pills. */
export function radiusOf(factor: number): ThemeTokens['radius'] {
  const { sm, md, lg, xl, full } = radiusScale;
  return {
    sm: multiply(sm, factor),
    md: multiply(md, factor),
    lg: multiply(lg, factor),
    xl: multiply(xl, factor),
    full,
  };
}
