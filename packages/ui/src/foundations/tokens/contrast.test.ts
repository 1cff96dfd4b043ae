import { describe, expect, it } from 'vitest';
import { type ColorScheme, dark, highContrast, light } from './color.ts';
import { contrastRatio } from './contrast.ts';
import { perceivedDistance, type Vision } from './perceived-distance.ts';

type Role = keyof ColorScheme;

const schemes = {
  light,
  dark,
  'light, more contrast': { ...light, ...highContrast.light },
  'dark, more contrast': { ...dark, ...highContrast.dark },
} satisfies Record<string, ColorScheme>;

const grounds: Role[] = ['ground', 'groundSubtle', 'surface', 'surfaceRaised', 'surfaceHover'];
const onAnyGround: Role[] = [
  'textMuted',
  'textSubtle',
  'accentText',
  'goldText',
  'success',
  'warning',
  'danger',
];

const charts: Role[] = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'];

/** Text on its own fill or tint. */
const pairs: [text: Role, fill: Role][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onGold', 'gold'],
  ['onDanger', 'dangerFill'],
  ['onDanger', 'dangerFillHover'],
  ['accentText', 'accentSubtle'],
  ['goldText', 'goldSubtle'],
  ['success', 'successSubtle'],
  ['warning', 'warningSubtle'],
  ['danger', 'dangerSubtle'],
  ['text', 'accentSubtle'],
  ['text', 'goldSubtle'],
  ['text', 'successSubtle'],
  ['text', 'warningSubtle'],
  ['text', 'dangerSubtle'],
];

function combine(texts: Role[], fills: Role[]): [Role, Role][] {
  return texts.flatMap((text) => fills.map((fill): [Role, Role] => [text, fill]));
}

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

describe.each(Object.entries(schemes))('the %s scheme', (_, scheme) => {
  it.each(combine(['text'], grounds))('%s reaches 7:1 contrast on %s', (text, ground) => {
    expect(contrastRatio(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(7);
  });

  it('textMuted reaches 7:1 contrast on the ground', () => {
    expect(contrastRatio(scheme.textMuted, scheme.ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(combine(onAnyGround, grounds))('%s reaches 4.5:1 contrast on %s', (text, ground) => {
    expect(contrastRatio(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs)('%s reaches 4.5:1 contrast on %s', (text, fill) => {
    expect(contrastRatio(scheme[text], scheme[fill])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(combine(['borderStrong', 'focus'], grounds))('%s reaches 3:1 contrast on %s', (edge, ground) => {
    expect(contrastRatio(scheme[edge], scheme[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(combine(charts, grounds))('%s reaches 3:1 contrast on %s', (series, ground) => {
    expect(contrastRatio(scheme[series], scheme[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each<Vision>(['full', 'protanopia', 'deuteranopia', 'tritanopia'])(
    'keeps the series of a chart distinguishable with %s vision',
    (vision) => {
      const distances = charts.flatMap((first, index) =>
        charts.slice(index + 1).map((second) => perceivedDistance(scheme[first], scheme[second], vision)),
      );
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.08);
    },
  );
});
