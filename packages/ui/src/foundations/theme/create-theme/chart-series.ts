import { contrastRatio } from '../../tokens/contrast.ts';
import { chartRoles, grounds, onGrounds, SERIES_DISTANCE } from '../../tokens/contrast-pairs.ts';
import type { ColorScheme } from '../../tokens/index.ts';
import { perceivedDistance, visions } from '../../tokens/perceived-distance.ts';
import { formatColor, hueDistance, type Oklch } from './oklch.ts';

export type ChartRole = (typeof chartRoles)[number];
export type ChartColors = Record<ChartRole, Oklch>;

interface Variation {
  lightness: number;
  hue: number;
}

function size({ lightness, hue }: Variation): number {
  return Math.abs(lightness) / 0.3 + Math.abs(hue) / 150;
}

/** Changes of lightness and hue, the smallest first. */
const variations: readonly Variation[] = [0, 0.05, 0.1, 0.15, 0.2, 0.3]
  .flatMap((lightness) => [lightness, -lightness])
  .flatMap((lightness) =>
    [0, 20, 40, 70, 110, 150].flatMap((hue) => [hue, -hue].map((by) => ({ lightness, hue: by }))),
  )
  .sort((a, b) => size(a) - size(b));

/** The smallest perceived distance of two colors over all kinds of color blindness. */
function seriesDistance(first: string, second: string): number {
  return Math.min(...visions.map((vision) => perceivedDistance(first, second, vision)));
}

/** Gives the hue that the accent replaces as the first series to the series whose hue is taken by the accent. */
export function seriesFor(accent: Oklch, template: ChartColors, light: ChartColors): ChartColors {
  const [taken] = chartRoles
    .filter((role) => role !== 'chart6')
    .sort((a, b) => hueDistance(light[a], accent) - hueDistance(light[b], accent));
  const replaced = taken && accent.c > 0.04 ? { [taken]: template.chart1 } : {};
  return { ...template, ...replaced, chart1: accent };
}

function isVisible(color: string, role: ChartRole, scheme: ColorScheme): boolean {
  return grounds.every((ground) => contrastRatio(color, scheme[ground]) >= onGrounds[role]);
}

/** Returns the wanted color, or the most similar one that `accepts`. */
function mostSimilar({ l, c, h }: Oklch, accepts: (color: string) => boolean): string | undefined {
  for (const { lightness, hue } of variations) {
    const color = formatColor({ l: l + lightness, c, h: h + hue });
    if (accepts(color)) return color;
  }
  return undefined;
}

/**
 * Returns the colors of all series: the wanted ones, or the most similar ones that are visible on every
 * ground and distinguishable from each other. `chart1` stays.
 */
export function distinctSeries(
  wanted: ChartColors,
  scheme: ColorScheme,
  theme: string,
): Record<ChartRole, string> {
  const colors: [ChartRole, string][] = [['chart1', formatColor(wanted.chart1)]];
  // The gray series has the fewest alternatives.
  for (const role of ['chart6', 'chart2', 'chart3', 'chart4', 'chart5'] as const) {
    const found = mostSimilar(
      wanted[role],
      (color) =>
        isVisible(color, role, scheme) &&
        colors.every(([, other]) => seriesDistance(color, other) >= SERIES_DISTANCE),
    );
    if (!found) {
      const color = formatColor(wanted[role]);
      const [nearest = 'chart1', distance = 0] =
        colors
          .map(([other, value]) => [other, seriesDistance(color, value)] as const)
          .sort((a, b) => a[1] - b[1])[0] ?? [];
      throw new Error(
        `createTheme: ${role} has a perceived distance of ${distance.toFixed(2)} from ${nearest} in the ${theme} theme and needs ${SERIES_DISTANCE}. Use another accent, or a neutral with less chroma.`,
      );
    }
    colors.push([role, found]);
  }
  return Object.fromEntries(colors) as Record<ChartRole, string>;
}
