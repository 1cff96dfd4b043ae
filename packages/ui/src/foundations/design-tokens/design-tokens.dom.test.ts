import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breakpoint, tokenCss, variableName } from '../tokens/index.ts';
import { themeNames } from '../tokens/theme-tokens.ts';
import { allTokens, tokenResolver, tokensOf } from './index.ts';
import type { ColorValue, DimensionValue, DurationValue, ShadowValue } from './values.ts';

/** Parses a document with a third-party parser of the format. A violation of the format is an error. */
function read(document: object) {
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig(
    {
      lint: {
        rules: {
          'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
          'core/required-type': 'error',
          'core/consistent-naming': 'off',
        },
      },
    },
    { cwd: new URL('file:///'), logger },
  );
  const filename = new URL('file:///tokens.json');
  return parse([{ filename, src: JSON.stringify(document) }], { config, logger });
}

function hexByte(part: number): string {
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
}

function colorCss({ components, alpha }: ColorValue): string {
  return `#${components.map(hexByte).join('')}${alpha === 1 ? '' : hexByte(alpha)}`;
}

function dimensionCss({ value, unit }: DimensionValue): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function shadowCss({ color, offsetX, offsetY, blur, spread, inset }: ShadowValue): string {
  const lengths = [offsetX, offsetY, blur, spread].map(dimensionCss).join(' ');
  return `${lengths} ${colorCss(color)}${inset ? ' inset' : ''}`;
}

/** Converts a token value to CSS, for each token type that the kit uses. */
const css: Record<string, (value: never) => string> = {
  color: colorCss,
  dimension: dimensionCss,
  duration: ({ value, unit }: DurationValue) => `${value}${unit}`,
  cubicBezier: (numbers: number[]) => `cubic-bezier(${numbers.join(', ')})`,
  fontFamily: (names: string[]) => names.join(', '),
  fontWeight: String,
  number: String,
  shadow: (layers: ShadowValue[]) => layers.map(shadowCss).join(', '),
};

/** Normalizes a CSS value: adds omitted shadow lengths and removes quotes from font families. */
function written(value: string, type: string): string {
  if (type === 'fontFamily') return value.replaceAll("'", '');
  if (type !== 'shadow') return value;
  return value
    .split(', ')
    .map((layer) => {
      const words = layer.split(' ');
      const lengths = words.filter((word) => /^-?\d/.test(word));
      const others = words.filter((word) => !/^-?\d/.test(word));
      return [...lengths, ...Array(4 - lengths.length).fill('0'), ...others].join(' ');
    })
    .join(', ');
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const root = document.documentElement;
const style = document.createElement('style');

beforeEach(() => {
  style.textContent = tokenCss;
  document.head.append(style);
});

afterEach(() => {
  style.remove();
  delete root.dataset.theme;
  delete root.dataset.contrast;
});

/** Returns the CSS variables of the page in a theme, by name. */
function variablesOf(theme: string): Map<string, string> {
  const [name, contrast] = theme.split('-');
  root.dataset.theme = name;
  if (contrast) root.dataset.contrast = 'more';
  const computed = getComputedStyle(root);
  const names = new Set([...tokenCss.matchAll(/(--up-[a-z0-9-]+):/g)].map(([, found = '']) => found));
  return new Map([...names].map((found) => [found, computed.getPropertyValue(found)]));
}

/** Returns the value that a document declares for each CSS variable. */
function declared(tokens: Awaited<ReturnType<typeof read>>['tokens']): Map<string, string> {
  return new Map(
    Object.values(tokens).flatMap(({ id, $type, $value, $extensions }): [string, string][] => {
      const [group = '', name = ''] = id.split('.');
      if (group === 'breakpoint') return [];
      const extension: unknown = $extensions?.['@uplift/ui'];
      const exact =
        extension && typeof extension === 'object' && 'css' in extension ? extension.css : undefined;
      const text = typeof exact === 'string' ? exact : css[$type]?.($value as never);
      return [[variableName(kebabCase(group), name), text ?? `no CSS for ${$type}`]];
    }),
  );
}

function withNormalShadows(variables: Map<string, string>): Map<string, string> {
  return new Map(
    [...variables].map(([name, value]) => {
      const type = name.startsWith('--up-shadow')
        ? 'shadow'
        : name.startsWith('--up-font-family')
          ? 'fontFamily'
          : '';
      return [name, written(value, type)];
    }),
  );
}

describe('tokens.json', () => {
  it('follows the format', async () => {
    const { tokens } = await read(allTokens());
    expect(tokens['dark.color.ground']?.$value).toMatchObject({ colorSpace: 'srgb', hex: '#0b1220' });
    expect(tokens['light.shadow.sm']?.$type).toBe('shadow');
    expect(Object.values(tokens).filter(({ $type }) => !(String($type) in css))).toEqual([]);
  });

  it('describes every color', async () => {
    const { tokens } = await read(allTokens());
    const colors = Object.values(tokens).filter(({ $type }) => $type === 'color');
    expect(colors.filter(({ $description }) => !$description).map(({ id }) => id)).toEqual([]);
  });

  it('includes the breakpoints, which CSS variables cannot hold', async () => {
    const { tokens } = await read(allTokens());
    for (const [name, pixels] of Object.entries(breakpoint)) {
      expect(tokens[`breakpoint.${name}`]?.$value).toEqual({ value: pixels, unit: 'px' });
    }
  });

  it('exports the larger end of fluid sizes with the smaller end and the formula', async () => {
    const { tokens } = await read(allTokens());
    expect(tokens['fontSize.5xl']?.$value).toEqual({ value: 4.75, unit: 'rem' });
    expect(tokens['fontSize.5xl']?.$extensions?.['@uplift/ui']).toEqual({
      css: 'clamp(2.5rem, 1.75rem + 3.3vw, 4.75rem)',
      min: { value: 2.5, unit: 'rem' },
    });
  });
});

describe.each(themeNames)('the theme %s', (theme) => {
  it('has the values of the CSS variables in its own file', async () => {
    const { tokens } = await read(tokensOf(theme));
    expect(declared(tokens)).toEqual(withNormalShadows(variablesOf(theme)));
  });

  it('has the values of the CSS variables in the resolver', async () => {
    const { resolver } = await read(tokenResolver());
    expect(declared(resolver.apply({ theme }))).toEqual(withNormalShadows(variablesOf(theme)));
  });
});

it('rejects documents that break the format', async () => {
  const wrongUnit = { space: { $type: 'dimension', 1: { $value: { value: 1, unit: 'em' } } } };
  await expect(read(wrongUnit)).rejects.toThrow('Unit em not allowed');
  const withoutType = { space: { 1: { $value: { value: 1, unit: 'px' } } } };
  await expect(read(withoutType)).rejects.toThrow('type');
});
