import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../tokens/contrast.ts';
import { chartRoles, contrastPairs, SERIES_DISTANCE } from '../../tokens/contrast-pairs.ts';
import { perceivedDistance, visions } from '../../tokens/perceived-distance.ts';
import { schemeOf, type ThemeTokens, themeNames, upliftTheme } from '../../tokens/theme-tokens.ts';
import { createTheme, type ThemeOptions } from './create-theme.ts';
import { densityCss } from './density-css.ts';

/** Returns what a theme misses. */
function misses(theme: ThemeTokens): string[] {
  return themeNames.flatMap((name) => {
    const scheme = schemeOf(theme, name);
    const pairs = contrastPairs
      .filter(({ role, ground, minimum }) => contrastRatio(scheme[role], scheme[ground]) < minimum)
      .map(({ role, ground }) => `${name}: ${role} on ${ground}`);
    const series = chartRoles.flatMap((first, index) =>
      chartRoles
        .slice(index + 1)
        .filter((second) =>
          visions.some(
            (vision) => perceivedDistance(scheme[first], scheme[second], vision) < SERIES_DISTANCE,
          ),
        )
        .map((second) => `${name}: ${first} and ${second}`),
    );
    return [...pairs, ...series];
  });
}

/** Returns the theme, or the message of the refusal. */
function attempt(options: ThemeOptions): ThemeTokens | string {
  try {
    return createTheme(options).theme;
  } catch (error) {
    return String(error);
  }
}

const hues = Array.from({ length: 36 }, (_, index) => index * 10);

describe('createTheme', () => {
  it.each([0.3, 0.5, 0.65, 0.8, 0.95])(
    'satisfies or names every pair for accents of lightness %s',
    (lightness) => {
      for (const hue of hues) {
        const accent = `oklch(${lightness} 0.14 ${hue})`;
        const result = attempt({ accent });
        if (typeof result === 'string') {
          expect(result, accent).toMatch(
            /accent #\w{6} has [\d.]+:1 contrast on \w+ #\w{6} in the light theme/,
          );
          expect(lightness, accent).toBeGreaterThan(0.7);
        } else {
          expect(misses(result), accent).toEqual([]);
        }
      }
    },
  );

  it.each(['#000000', '#7f7f7f', '#0000ff', '#ff0000'])(
    'satisfies every pair with the neutral %s',
    (neutral) => {
      expect(misses(createTheme({ accent: '#0f766e', neutral }).theme)).toEqual([]);
    },
  );

  it('uses an accent that has enough contrast as it is, and a lighter one in dark', () => {
    const { theme, repairs } = createTheme({ accent: 'teal' });
    expect(theme.light.accent).toBe('#008080');
    expect(contrastRatio(theme.dark.accent, theme.dark.ground)).toBeGreaterThan(7);
    expect(repairs).toEqual([]);
  });

  it('darkens an accent that is slightly too light and reports it', () => {
    const { theme, repairs } = createTheme({ accent: '#ff6f61' });
    const [repair] = repairs;
    expect(repairs).toHaveLength(1);
    expect(repair).toMatchObject({ theme: 'light', role: 'accent', from: '#ff6f61', minimum: 3 });
    expect(repair?.to).toBe(theme.light.accent);
    expect(repair?.ratio).toBeLessThan(3);
  });

  it('refuses an accent that would become another color, and the suggested accents work', () => {
    const message = String(attempt({ accent: '#facc15' }));
    expect(message).toMatch(
      /accent #facc15 has 1\.\d+:1 contrast on surfaceHover #\w{6} in the light theme and needs 3:1/,
    );
    const [, light = '', dark = ''] = /light: '(.+)', dark: '(.+)'/.exec(message) ?? [];
    expect(dark).toBe('#facc15');
    const { theme } = createTheme({ accent: { light, dark } });
    expect(theme.light.accent).toBe(light);
    expect(theme.dark.accent).toBe(dark);
  });

  it.each<[ThemeOptions, string]>([
    [{ accent: 'bluish' }, 'accent "bluish" is no opaque CSS color'],
    [{ accent: '#0a58ca80' }, 'accent "#0a58ca80" is no opaque CSS color'],
    [{ accent: '#0a58ca', neutral: 'gray-ish' }, 'neutral "gray-ish" is no opaque CSS color'],
    [{ accent: '#0a58ca', name: 'Two words' }, 'name "Two words" may only have'],
    [{ accent: '#0a58ca', radius: -1 }, 'radius -1 is not from 0 to 3'],
  ])('refuses %o', (options, message) => {
    expect(() => createTheme(options)).toThrow(message);
  });

  it('scales radii, spaces and controls, and keeps pills round', () => {
    const { theme } = createTheme({ accent: '#0a58ca', radius: 0, density: 'compact' });
    expect(theme.radius).toEqual({ sm: '0rem', md: '0rem', lg: '0rem', xl: '0rem', full: '9999px' });
    expect(theme.space[4]).toBe('0.8125rem');
    expect(theme.space.section).toBe('clamp(3.1875rem, 2.375rem + 3.2vw, 4.8125rem)');
    expect(theme.controlHeight.md).toBe('2.25rem');
  });

  it('returns the same values as a style sheet and as design tokens', () => {
    const fonts = { display: "'Source Serif', Georgia, serif" };
    const { theme, css, tokens } = createTheme({ name: 'harbor', accent: '#0f766e', fonts });
    expect(theme.fontFamily).toEqual({ ...upliftTheme.fontFamily, ...fonts });
    expect(css).toContain("--up-font-family-display:'Source Serif', Georgia, serif");
    expect(css).toContain(`--up-color-accent:${theme.dark.accent}`);
    expect(tokens).toMatchObject({
      $description: 'The design tokens of Harbor.',
      dark: { color: { accent: { $value: { hex: theme.dark.accent } } } },
      fontFamily: { display: { $value: ['Source Serif', 'Georgia', 'serif'] } },
    });
  });
});

describe('densityCss', () => {
  it('sets the spaces and control heights that a theme of that density has', () => {
    const { theme } = createTheme({ accent: '#0a58ca', density: 'compact' });
    expect(densityCss('compact')).toContain(`--up-space-4:${theme.space[4]};`);
    expect(densityCss('compact')).toContain(`--up-control-height-md:${theme.controlHeight.md};`);
  });
});
