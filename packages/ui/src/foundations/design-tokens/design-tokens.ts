import {
  breakpoint,
  type ColorScheme,
  durationScale,
  easingScale,
  fontSizeScale,
  fontWeightScale,
  lineHeightScale,
  shadowScale,
  type ThemeTokens,
  trackingScale,
  upliftTheme,
  widthScale,
  zIndexScale,
} from '../tokens/index.ts';
import { schemeOf, type ThemeName, themeNames } from '../tokens/theme-tokens.ts';
import { colorUse } from './color-use.ts';
import {
  colorValue,
  cubicBezierValue,
  dimensionValue,
  durationValue,
  fluidEnds,
  fontFamilyValue,
  numberValue,
  shadowValue,
} from './values.ts';

/** Data about a token that the format can't express, under the name of this package. */
interface Extensions {
  '@uplift/ui': { css: string; min?: unknown };
}

export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Extensions;
}

export interface TokenGroup {
  $description?: string;
  [name: string]: DesignToken | TokenGroup | string | undefined;
}

const FORMAT = 'https://www.designtokens.org/schemas/2025.10/format.json';
const RESOLVER = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

type Scale = Readonly<Record<string, string>>;

function group(
  $type: string,
  $description: string,
  scale: Scale,
  token: (css: string, name: string) => Omit<DesignToken, '$type'>,
): TokenGroup {
  // The type is set on every token instead of the group, because not every tool inherits it.
  const tokens = Object.entries(scale).map(([name, css]) => [name, { $type, ...token(css, name) }]);
  return { $description, ...Object.fromEntries(tokens) };
}

/** A length, or the larger end of a fluid one, because desktop designs use that end. */
function dimensionToken(css: string): Omit<DesignToken, '$type'> {
  const ends = fluidEnds(css);
  return ends
    ? { $value: ends.max, $extensions: { '@uplift/ui': { css, min: ends.min } } }
    : { $value: dimensionValue(css) };
}

function emToken(css: string): Omit<DesignToken, '$type'> {
  return { $value: numberValue(css), $extensions: { '@uplift/ui': { css } } };
}

/** The tokens of a brand that are the same in light and dark. */
function brandConstants({ space, fontFamily, radius, controlHeight }: ThemeTokens): TokenGroup {
  return {
    space: group(
      'dimension',
      'Steps of space, in rem. Fluid steps carry their larger end.',
      space,
      dimensionToken,
    ),
    fontFamily: group('fontFamily', 'Faces with their fallbacks.', fontFamily, (css) => ({
      $value: fontFamilyValue(css),
    })),
    radius: group('dimension', 'Corner radii.', radius, dimensionToken),
    controlHeight: group(
      'dimension',
      'Heights of buttons and other controls.',
      controlHeight,
      dimensionToken,
    ),
  };
}

/** The tokens that are the same in every theme. */
const constants = {
  fontSize: group(
    'dimension',
    'Sizes of type. Fluid sizes carry their larger end.',
    fontSizeScale,
    dimensionToken,
  ),
  fontWeight: group('fontWeight', 'Weights of type.', fontWeightScale, (css) => ({
    $value: numberValue(css),
  })),
  lineHeight: group('number', 'Line heights as multiples of the font size.', lineHeightScale, (css) => ({
    $value: numberValue(css),
  })),
  tracking: group('number', 'Letter spacing in em.', trackingScale, emToken),
  width: group('dimension', 'Widths of running text and of the page.', widthScale, dimensionToken),
  breakpoint: group(
    'dimension',
    'Widths of the viewport from which a layout applies. Not CSS variables: media queries cannot read those.',
    Object.fromEntries(Object.entries(breakpoint).map(([name, pixels]) => [name, `${pixels}px`])),
    dimensionToken,
  ),
  duration: group('duration', 'How long motion takes.', durationScale, (css) => ({
    $value: durationValue(css),
  })),
  easing: group('cubicBezier', 'How motion starts and ends.', easingScale, (css) => ({
    $value: cubicBezierValue(css),
  })),
  zIndex: group('number', 'What lies over what.', zIndexScale, (css) => ({ $value: numberValue(css) })),
} satisfies TokenGroup;

const uses: Readonly<Record<string, string>> = colorUse;

function colors(scheme: ColorScheme): TokenGroup {
  return group('color', 'Colors by their role.', { ...scheme }, (css, name) => ({
    $value: colorValue(css),
    $description: uses[name] ?? '',
  }));
}

function shadows(theme: 'light' | 'dark'): TokenGroup {
  return group(
    'shadow',
    'Depth: hairlines and light rather than heavy shadows.',
    shadowScale[theme],
    (css) => ({
      $value: shadowValue(css),
    }),
  );
}

function themeGroup(tokens: ThemeTokens, theme: ThemeName): TokenGroup {
  return {
    color: colors(schemeOf(tokens, theme)),
    shadow: shadows(theme.startsWith('dark') ? 'dark' : 'light'),
  };
}

function titleOf({ name }: ThemeTokens): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Returns all tokens in the Format module of the Design Tokens Community Group, 2025.10. Each theme is its
 * own group (`dark.color.text`), because this module has no themes. Every tool that reads the format reads
 * all of it.
 */
export function allTokens(tokens: ThemeTokens = upliftTheme): TokenGroup {
  return {
    $schema: FORMAT,
    $description: `The design tokens of ${titleOf(tokens)}.`,
    ...brandConstants(tokens),
    ...constants,
    ...Object.fromEntries(themeNames.map((theme) => [theme, themeGroup(tokens, theme)])),
  };
}

/**
 * Returns the tokens of one theme under the names that components use (`color.text`), for tools with one file
 * per mode.
 */
export function tokensOf(theme: ThemeName, tokens: ThemeTokens = upliftTheme): TokenGroup {
  return {
    $schema: FORMAT,
    $description: `The design tokens of ${titleOf(tokens)}, ${theme}.`,
    ...brandConstants(tokens),
    ...constants,
    ...themeGroup(tokens, theme),
  };
}

export interface ResolverDocument {
  $schema: string;
  version: '2025.10';
  name: string;
  sets: { base: { sources: readonly TokenGroup[] } };
  modifiers: {
    theme: {
      description: string;
      default: ThemeName;
      contexts: Readonly<Record<string, readonly TokenGroup[]>>;
    };
  };
  resolutionOrder: readonly { $ref: string }[];
}

/**
 * Returns all tokens in the Resolver module, 2025.10, the standard's own way to give a token different values
 * per theme. Bundled, so it needs no second file.
 */
export function tokenResolver(tokens: ThemeTokens = upliftTheme): ResolverDocument {
  return {
    $schema: RESOLVER,
    version: '2025.10',
    name: titleOf(tokens),
    sets: { base: { sources: [brandConstants(tokens), constants] } },
    modifiers: {
      theme: {
        description: 'Light and dark, each also with more contrast.',
        default: 'light',
        contexts: Object.fromEntries(themeNames.map((theme) => [theme, [themeGroup(tokens, theme)]])),
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  };
}
