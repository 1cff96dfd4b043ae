import { contrastRatio } from '../../tokens/contrast.ts';
import { type ContrastPair, chartRoles, contrastPairs } from '../../tokens/contrast-pairs.ts';
import type { ColorScheme } from '../../tokens/index.ts';
import { schemeOf, type ThemeName, upliftTheme } from '../../tokens/theme-tokens.ts';
import { type ChartColors, distinctSeries, seriesFor } from './chart-series.ts';
import { formatColor, type Oklch, parseColor } from './oklch.ts';

type Role = keyof ColorScheme;

/** A color that `createTheme` has changed, because it missed the contrast of a pair. */
export interface ThemeRepair extends ContrastPair {
  theme: ThemeName;
  from: string;
  to: string;
  /** The contrast before the repair. */
  ratio: number;
}

export interface BrandColors {
  accent: Oklch;
  /** Whether the accent is for this very theme. Otherwise, it gets the lightness that the theme needs. */
  given: boolean;
  neutral: Oklch;
}

const neutralRoles = [
  'ground',
  'groundSubtle',
  'surface',
  'surfaceRaised',
  'surfaceHover',
  'skeleton',
  'text',
  'textMuted',
  'textSubtle',
  'border',
  'borderStrong',
  'overlay',
] as const satisfies readonly Role[];

const tintRoles = ['accentSubtle', 'glowCool', 'glowWarm'] as const satisfies readonly Role[];

/** Roles that may become darker in light themes and lighter in dark themes. */
const adjustable = [
  'text',
  'textMuted',
  'textSubtle',
  'borderStrong',
  'accentText',
  'focus',
  'goldText',
  'success',
  'warning',
  'danger',
] as const satisfies readonly Role[];

/** A larger change of lightness would make another color of a given accent. */
const LARGEST_CHANGE = 0.15;

/** More would make colored grays. */
const STRONGEST_TINT = 2;

const STEP = 0.005;

/** Parses a color of the template, without its transparency. */
function known(css: string): Oklch {
  const color = parseColor(css.slice(0, 7));
  if (!color) throw new Error(`"${css}" is no color.`);
  return color;
}

const referenceAccent = known(upliftTheme.light.accent);
const referenceNeutral = known(upliftTheme.light.textSubtle);

function chartsOf(scheme: ColorScheme): ChartColors {
  return Object.fromEntries(chartRoles.map((role) => [role, known(scheme[role])])) as ChartColors;
}

const lightCharts = chartsOf(upliftTheme.light);

function ratioOf({ role, ground }: ContrastPair, scheme: ColorScheme): number {
  return contrastRatio(scheme[role], scheme[ground]);
}

function failing(scheme: ColorScheme, belongs: (pair: ContrastPair) => boolean): ContrastPair | undefined {
  return contrastPairs
    .filter((pair) => belongs(pair) && ratioOf(pair, scheme) < pair.minimum)
    .sort((a, b) => ratioOf(a, scheme) / a.minimum - ratioOf(b, scheme) / b.minimum)[0];
}

function describe(pair: ContrastPair, scheme: ColorScheme, theme: ThemeName): string {
  const ratio = ratioOf(pair, scheme).toFixed(2);
  return `createTheme: ${pair.role} ${scheme[pair.role]} has ${ratio}:1 contrast on ${pair.ground} ${scheme[pair.ground]} in the ${theme} theme and needs ${pair.minimum}:1.`;
}

/** Derives the colors of one theme. The lightness of each role is that of Uplift's own theme. */
export function deriveScheme(
  theme: ThemeName,
  { accent, given, neutral }: BrandColors,
): { scheme: ColorScheme; repairs: readonly ThemeRepair[] } {
  const template = schemeOf(upliftTheme, theme);
  const isDark = theme.startsWith('dark');
  const away = isDark ? 1 : -1;
  const scheme = { ...template };
  const repairs: ThemeRepair[] = [];

  const neutralTint = Math.min(neutral.c / referenceNeutral.c, STRONGEST_TINT);
  const accentTint = accent.c / referenceAccent.c;

  function neutralOf(css: string): string {
    const { l, c } = known(css);
    return formatColor({ l, c: c * neutralTint, h: neutral.h }) + css.slice(7);
  }

  /** The role in the brand's hue. Hues next to the accent stay next to it. */
  function accentOf(css: string): Oklch {
    const { l, c, h } = known(css);
    return { l, c: c * accentTint, h: c < 0.005 ? accent.h : accent.h + h - known(template.accent).h };
  }

  /** Changes the lightness of a role until it reaches the contrast of its pairs. */
  function repair(role: Role, color: Oklch): Oklch {
    const ofRole = (pair: ContrastPair): boolean => pair.role === role;
    scheme[role] = formatColor(color);
    const pair = failing(scheme, ofRole);
    if (!pair) return color;
    const before = { from: scheme[role], ratio: ratioOf(pair, scheme) };
    const repaired = { ...color };
    while (failing(scheme, ofRole)) {
      repaired.l += away * STEP;
      if (repaired.l < 0 || repaired.l > 1) {
        throw new Error(`${describe(pair, scheme, theme)} Use a ${isDark ? 'darker' : 'lighter'} neutral.`);
      }
      scheme[role] = formatColor(repaired);
    }
    repairs.push({ ...pair, ...before, theme, to: scheme[role] });
    return repaired;
  }

  /** The accent at least as light as the template's in dark themes, and at least as dark in light ones. */
  function asStrongAs(css: string): Oklch {
    const { l, c } = known(css);
    if (c < 0.005) return { ...accent, l, c: 0 };
    return { ...accent, l: isDark ? Math.max(l, accent.l) : Math.min(l, accent.l) };
  }

  for (const role of neutralRoles) scheme[role] = neutralOf(template[role]);
  for (const role of tintRoles) scheme[role] = formatColor(accentOf(template[role]));

  const wanted = given ? accent : asStrongAs(template.accent);
  const found = repair('accent', wanted);
  if (given && Math.abs(found.l - wanted.l) > LARGEST_CHANGE) {
    const usable = { light: formatColor(accent), dark: formatColor(accent), [theme]: scheme.accent };
    scheme.accent = formatColor(wanted);
    const pair = failing(scheme, ({ role }) => role === 'accent');
    if (pair) {
      throw new Error(
        `${describe(pair, scheme, theme)} Use a ${isDark ? 'lighter' : 'darker'} accent there, such as accent: { light: '${usable.light}', dark: '${usable.dark}' }.`,
      );
    }
  }

  scheme.onAccent =
    [template.onAccent, '#ffffff', formatColor({ l: 0.17, c: 0.03, h: accent.h }), '#000000'].find(
      (color) => contrastRatio(color, scheme.accent) >= 4.5,
    ) ?? template.onAccent;
  const textIsLight = known(scheme.onAccent).l > found.l;
  const hover = [0.06, -0.06, 0.03, -0.03, 0]
    .map((change) => ({ ...found, l: found.l + (textIsLight ? -change : change) }))
    .filter(({ l }) => l > 0.1 && l < 0.99);
  for (const color of [...hover, found]) {
    scheme.accentHover = formatColor(color);
    if (!failing(scheme, ({ role, ground }) => role === 'accentHover' || ground === 'accentHover')) break;
  }

  scheme.accentText = formatColor(asStrongAs(template.accentText));
  scheme.focus = formatColor(asStrongAs(template.focus));
  for (const role of adjustable) repair(role, known(scheme[role]));

  const series = seriesFor(found, chartsOf(template), lightCharts);
  Object.assign(
    scheme,
    distinctSeries({ ...series, chart6: known(neutralOf(template.chart6)) }, scheme, theme),
  );

  const pair = failing(scheme, () => true);
  if (pair) throw new Error(`${describe(pair, scheme, theme)} Use another accent or neutral.`);
  return { scheme, repairs };
}
