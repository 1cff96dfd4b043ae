import type { ColorScheme } from './color.ts';
import {
  durationScale,
  easingScale,
  fontSizeScale,
  fontWeightScale,
  lineHeightScale,
  shadowScale,
  trackingScale,
  widthScale,
  zIndexScale,
} from './scale.ts';
import { type ThemeTokens, upliftTheme } from './theme-tokens.ts';
import { variableName } from './variables.ts';

type Mode = 'light' | 'dark';

const modes: readonly Mode[] = ['light', 'dark'];

const CONTRAST = '[data-contrast="more"]';

/** The selectors of a page, or of a part of it. */
interface Place {
  base: string;
  of: (mode: Mode) => string;
  withContrast: (mode: Mode) => string;
  /** The operating system decides only if no script has set an attribute. */
  withoutScript: string;
}

function attribute(mode: Mode): string {
  return `[data-theme="${mode}"]`;
}

const page: Place = {
  base: ':root',
  of: attribute,
  withContrast: (mode) => `${attribute(mode)}${CONTRAST},${CONTRAST} ${attribute(mode)}`,
  withoutScript: ':root:not([data-theme])',
};

/** The elements with `data-brand`, and elements inside that switch only the mode. */
function partOf(name: string): Place {
  const part = `[data-brand="${name}"]`;
  const follower = `${part}:not([data-theme])`;
  const inside = ':not([data-brand])';
  return {
    base: part,
    of: (mode) => {
      const theme = attribute(mode);
      return `${part}${theme},${theme} ${follower},${part} ${theme}${inside}`;
    },
    withContrast: (mode) => {
      const theme = attribute(mode);
      const own = `${part}${theme}${CONTRAST},${theme}${CONTRAST} ${follower},${part} ${theme}${CONTRAST}${inside}`;
      return `${own},${CONTRAST} ${part}${theme},${CONTRAST} ${theme} ${follower},${CONTRAST} ${part} ${theme}${inside}`;
    },
    withoutScript: `:root:not([data-theme]) ${follower}`,
  };
}

function declarations(group: string, scale: Partial<ColorScheme> | Readonly<Record<string, string>>): string {
  return Object.entries(scale)
    .map(([key, value]) => `${variableName(group, key)}:${value}`)
    .join(';');
}

/** The tokens that are the same in every brand. */
const constants = [
  declarations('font-size', fontSizeScale),
  declarations('line-height', lineHeightScale),
  declarations('font-weight', fontWeightScale),
  declarations('tracking', trackingScale),
  declarations('duration', durationScale),
  declarations('easing', easingScale),
  declarations('z-index', zIndexScale),
  declarations('width', widthScale),
];

function brandConstants({ fontFamily, radius, space, controlHeight }: ThemeTokens): string[] {
  return [
    declarations('space', space),
    declarations('font-family', fontFamily),
    declarations('radius', radius),
    declarations('control-height', controlHeight),
  ];
}

function scheme(mode: Mode, tokens: ThemeTokens): string {
  return `color-scheme:${mode};${declarations('color', tokens[mode])};${declarations('shadow', shadowScale[mode])}`;
}

function rules(place: Place, base: readonly string[], tokens: ThemeTokens): string {
  const contrast = (mode: Mode): string =>
    `${place.withContrast(mode)}{${declarations('color', tokens.highContrast[mode])}}`;
  const withoutScript = (condition: string, block: string): string =>
    `@media screen and ${condition}{${place.withoutScript}{${block}}}`;
  return [
    '@layer uplift.tokens{',
    `${place.base}{${[...base, scheme('light', tokens)].join(';')}}`,
    `${place.of('light')}{${scheme('light', tokens)}}`,
    contrast('light'),
    `@media screen{${place.of('dark')}{${scheme('dark', tokens)}}${contrast('dark')}}`,
    withoutScript('(prefers-color-scheme:dark)', scheme('dark', tokens)),
    ...modes.map((mode) =>
      withoutScript(
        `(prefers-contrast:more) and (prefers-color-scheme:${mode})`,
        declarations('color', tokens.highContrast[mode]),
      ),
    ),
    '}',
  ].join('\n');
}

/**
 * Returns the style sheet that defines every CSS variable for a theme. Light is the default.
 * `data-theme="dark"` on `<html>`, or on a part of the page, switches to dark, and `data-contrast="more"`
 * raises the contrast. Without the attributes (no script ran), the operating system decides. Print is always
 * light. The variables are in a cascade layer, so any `:root` rule of the page overrides them.
 */
export function themeCss(tokens: ThemeTokens): string {
  return rules(page, [...brandConstants(tokens), ...constants], tokens);
}

/** Like `themeCss`, for the parts of a page that have the name of the theme in `data-brand`. */
export function themePartCss(tokens: ThemeTokens): string {
  // Inherited properties of the page are already computed, so a part declares them again.
  const inherited = ['font-family:var(--up-font-family-text)', 'color:var(--up-color-text)'];
  return rules(partOf(tokens.name), [...brandConstants(tokens), ...inherited], tokens);
}

/** The style sheet of the theme that applies without a brand. */
export const tokenCss: string = themeCss(upliftTheme);
