export interface FontFile {
  /** The address of the file, as `woff2`. */
  src: string;
  /** One weight, or the range of a variable font such as `'200 900'`. @default '400' */
  weight?: string;
  /** @default 'normal' */
  style?: 'normal' | 'italic';
  /** The characters of the file, as in CSS. @default all */
  unicodeRange?: string;
}

/**
 * An installed font, resized to the metrics of the family so that nothing shifts when the family loads. The
 * percentages are those of the CSS descriptors with the same names.
 */
export interface FontFallback {
  /** Names of the font. The first that is installed is used. */
  local: readonly string[];
  /** @default '100%' */
  sizeAdjust?: string;
  /** @default the font's own */
  ascentOverride?: string;
  /** @default the font's own */
  descentOverride?: string;
  /** @default '0%' */
  lineGapOverride?: string;
}

export interface FontFamily {
  /** The name in CSS. The fallback has the name with `Fallback` at the end. */
  name: string;
  files: readonly FontFile[];
  /** @default none */
  fallback?: FontFallback;
}

function rule(descriptors: Readonly<Record<string, string | undefined>>): string {
  const declared = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${declared.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function fileCss(family: string, { src, weight = '400', style, unicodeRange }: FontFile): string {
  return rule({
    'font-family': `'${family}'`,
    src: `url(${JSON.stringify(src)}) format('woff2')`,
    'font-weight': weight,
    'font-style': style,
    'font-display': 'swap',
    'unicode-range': unicodeRange,
  });
}

function fallbackCss(family: string, fallback: FontFallback): string {
  return rule({
    'font-family': `'${family} Fallback'`,
    src: fallback.local.map((name) => `local('${name}')`).join(','),
    'size-adjust': fallback.sizeAdjust,
    'ascent-override': fallback.ascentOverride,
    'descent-override': fallback.descentOverride,
    'line-gap-override': fallback.lineGapOverride ?? '0%',
  });
}

/** Returns the `@font-face` rules of families and their fallbacks. */
export function familyCss(families: readonly FontFamily[]): string {
  const files = families.flatMap(({ name, files }) => files.map((file) => fileCss(name, file)));
  const fallbacks = families.flatMap(({ name, fallback }) => (fallback ? [fallbackCss(name, fallback)] : []));
  return `${files.join('')}\n${fallbacks.join('\n')}\n`;
}
