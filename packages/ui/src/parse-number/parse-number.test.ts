import { describe, expect, it } from 'vitest';
import { describeNumberProblem, parseNumber } from './index.ts';

describe('parseNumber', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    ['-1.5', -1.5],
    ['1.', 1],
    ['.5', 0.5],
    ['7,5', 7.5],
    ['12,50', 12.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['1,250,000.00', 1_250_000],
    ['1.250.000,00', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1\u202f250\u202f000,5', 1_250_000.5],
    ["1'250'000.50", 1_250_000.5],
    ['1’250’000', 1_250_000],
    ['1 250,75', 1250.75],
    ['$ 1,250,000.00', 1_250_000],
    ['$1.2M', 1_200_000],
    ['1,2 m', 1_200_000],
    ['500k', 500_000],
    ['€ 500 K', 500_000],
    ['1.1k', 1100],
    ['1,2 Mio.', 1_200_000],
    ['1,2 Mio. €', 1_200_000],
    // With the separators of English, as in a German field.
    ['1.2 Mio, €', 1_200_000],
    ['1.2 million', 1_200_000],
    ['250 Tsd.', 250_000],
    ['1.5bn USD', 1_500_000_000],
    ['EUR 1.250,00', 1250],
    ['CHF 1’250.50', 1250.5],
    ['1,250 USD', 1250],
    ['US$ 1,250', 1250],
    ['1.250,00 €', 1250],
    ['(5000)', -5000],
    ['($5,000.00)', -5000],
    ['$(5,000)', -5000],
    ['-5000', -5000],
    ['\u22125000', -5000],
    ['–$5,000', -5000],
    ['$-5', -5],
    ['+5', 5],
    ['-0', 0],
    ['1e6', 1_000_000],
    ['1.25E+06', 1_250_000],
    ['１，２５０．５', 1250.5],
    ['（５０００）', -5000],
    ['١٢٥٠', 1250],
    ['۱۲۵۰', 1250],
    ['\u200f١٬٢٥٠٬٠٠٠٫٥٠', 1_250_000.5],
    [' 12\r\n', 12],
  ])('parses %j as %s', (text, value) => {
    expect(parseNumber(text)).toEqual({ value, problem: null });
  });

  it.each(['', ' ', '\u00a0', '\t\n'])('returns neither a value nor a problem for %j', (text) => {
    expect(parseNumber(text)).toEqual({ value: null, problem: null });
  });

  it.each([
    '-',
    '.',
    '$',
    'k',
    'ten',
    '7:30',
    '7½',
    '10²',
    '1.2.3',
    '1,250,00',
    '1,250.000,5',
    "1'250 000",
    '12 34',
    '1$250',
    '1/2',
    '0x10',
    'Infinity',
    '5000)',
    '(-5000)',
    '--5',
    '-$-5',
    '5-',
    '5 6',
    '1e3k',
    '12 hours',
    '5 million years',
    '1 billion',
    '5..',
    '9'.repeat(200),
    `1${' '.repeat(100_000)}x`,
  ])('rejects %j as unreadable', (text) => {
    expect(parseNumber(text)).toEqual({ value: null, problem: 'unreadable' });
  });

  it('accepts the unit of the field', () => {
    expect(parseNumber('12 hours', { unit: 'hours' }).value).toBe(12);
    expect(parseNumber('17.5%', { unit: '%' }).value).toBe(17.5);
    expect(parseNumber('%', { unit: '%' }).problem).toBe('unreadable');
  });

  it.each([
    ['$ 1,250,000.00', 1_250_000],
    ['1.250.000,99', 1_250_000],
    ['12.5', 12],
    ['7,5', 7],
    ['-0.5', 0],
    ['(1,250.75)', -1250],
    ['500k', 500_000],
    ['1.250k', 1250],
    ['999,999,999,999,999', 999_999_999_999_999],
  ])('drops the decimals of %j', (text, value) => {
    expect(parseNumber(text, { fractions: 'drop' })).toEqual({ value, problem: null });
  });

  it.each([
    ['1.234', { fractions: 'drop' }, 'ambiguous'],
    ['$12.345', { fractions: 'refuse' }, 'ambiguous'],
    ['1,0000', { fractions: 'refuse' }, 'ambiguous'],
    ['1.0000', { fractions: 'refuse' }, 'ambiguous'],
    ['1250,000', { fractions: 'drop' }, 'ambiguous'],
    ['3.9', { fractions: 'refuse' }, 'fraction'],
    ['(5000)', { negative: false }, 'negative'],
    ['9,007,199,254,740,993', { fractions: 'drop' }, 'too large'],
    ['1e400', { negative: false }, 'too large'],
    ['1e999', {}, 'too large'],
  ] as const)('rejects %j with options %j as %s', (text, options, problem) => {
    expect(parseNumber(text, options)).toEqual({ value: null, problem });
  });

  it('accepts 12.0 and 1,200 as whole numbers', () => {
    expect(parseNumber('12.0', { fractions: 'refuse' }).value).toBe(12);
    expect(parseNumber('1,200', { fractions: 'refuse' }).value).toBe(1200);
  });

  it('parses numbers that JavaScript formatted', () => {
    for (const value of [0.1, 1e21, 1e-7, 123_456_789.123, -2.5e-9]) {
      expect(parseNumber(String(value)).value).toBe(value);
    }
  });
});

describe('describeNumberProblem', () => {
  it('says what is wrong and how to fix it', () => {
    expect(describeNumberProblem('unreadable', ' 7:30 ')).toBe(
      '“7:30” is not a number. Enter one such as 1,250.',
    );
    expect(describeNumberProblem('ambiguous', '1.234')).toBe(
      'The point in “1.234” could separate thousands or decimals. Enter the number without it.',
    );
    expect(describeNumberProblem('ambiguous', '1,2345')).toMatch(/^The comma in “1,2345” could/);
    expect(describeNumberProblem('unreadable', 'x'.repeat(31))).toMatch(/^This is not a number/);
  });
});
