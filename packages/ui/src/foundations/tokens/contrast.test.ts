import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { chartRoles, contrastPairs, SERIES_DISTANCE } from './contrast-pairs.ts';
import { perceivedDistance, visions } from './perceived-distance.ts';
import { schemeOf, themeNames, upliftTheme } from './theme-tokens.ts';

describe('contrastRatio', () => {
  it('returns 21 for black and white and 1 for equal colors', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#777777')).toBe(1);
  });

  it('returns 4.54 for #767676 on white, the known limit case of WCAG', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('throws for colors with transparency', () => {
    expect(() => contrastRatio('#00000080', '#ffffff')).toThrow('#rrggbb');
  });
});

describe.each(themeNames)('the %s scheme', (theme) => {
  const scheme = schemeOf(upliftTheme, theme);

  it.each(contrastPairs)('$role reaches $minimum:1 contrast on $ground', ({ role, ground, minimum }) => {
    expect(contrastRatio(scheme[role], scheme[ground])).toBeGreaterThanOrEqual(minimum);
  });

  it.each(visions)('keeps the series of a chart distinguishable with %s vision', (vision) => {
    const distances = chartRoles.flatMap((first, index) =>
      chartRoles.slice(index + 1).map((second) => perceivedDistance(scheme[first], scheme[second], vision)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(SERIES_DISTANCE);
  });
});
