import { toAscii } from './to-ascii.ts';

/**
 * Why a text doesn't represent a valid number: it can't be parsed, it is ambiguous, or the number has a
 * fraction, is negative or is too large for the field.
 */
export type NumberProblem = 'unreadable' | 'ambiguous' | 'fraction' | 'negative' | 'too large';

/** The number that a text represents. Empty text has neither a value nor a problem. */
export type ParsedNumber = { value: number; problem: null } | { value: null; problem: NumberProblem | null };

export interface ParseNumberOptions {
  /**
   * How to treat decimals. With `drop` and `refuse`, which expect whole numbers, `1.234` and `1,2345` are
   * ambiguous.
   * @default 'keep'
   */
  fractions?: 'keep' | 'drop' | 'refuse' | undefined;
  /** Whether negative numbers are allowed. @default true */
  negative?: boolean | undefined;
  /** A unit that may follow the number: `%`, `hours`. */
  unit?: string | undefined;
}

/** Users don't write longer numbers. */
const MAX_LENGTH = 100;

const CURRENCY = String.raw`(?:US\$|USD|EUR|GBP|CHF|CAD|AUD|JPY|INR|AED|SAR|\p{Sc})`;

const PARENTHESES = new RegExp(String.raw`^(${CURRENCY}?) ?\(([^-+]+)\)$`, 'iu');

/** Thousands, millions and billions. The word "billion" is a different number in German, so it isn't one. */
const scales: Readonly<Record<string, string>> = {
  k: 'e3',
  tsd: 'e3',
  thousand: 'e3',
  m: 'e6',
  mn: 'e6',
  mio: 'e6',
  million: 'e6',
  b: 'e9',
  bn: 'e9',
  mrd: 'e9',
};

const SCALE = Object.keys(scales).join('|');

const NUMBER = new RegExp(
  String.raw`^([-+]?) ?${CURRENCY}? ?([-+]?)(?=[.,]?\d)([\d.,' ]+)(e[-+]?\d{1,3})?(?:(${SCALE})[.,]?)? ?${CURRENCY}?$`,
  'iu',
);

/** Digits in groups of three, all with the same separator. */
const GROUPED = /^[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*$/;

/** One group of three digits after a point, which could also be decimals. */
const POINT_AND_THREE = /^[1-9]\d{0,2}\.\d{3}$/;

/** A separator before three digits or more, which could also separate thousands that are incomplete. */
const DOUBTFUL_GROUP = /^(?:[1-9]\d*,|[1-9]\d{0,2}\.)\d{3,}$/;

/** Returns the digits of a figure with a decimal point, or why they can't be determined. */
function readFigure(figure: string, whole: boolean): { digits: string } | { problem: NumberProblem } {
  const isGrouped = GROUPED.test(figure) && !POINT_AND_THREE.test(figure);
  if (isGrouped) return { digits: figure.replace(/\D/g, '') };
  if (whole && DOUBTFUL_GROUP.test(figure)) return { problem: 'ambiguous' };
  const at = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  const [integer, sign, decimals] =
    at < 0 ? [figure, '', ''] : [figure.slice(0, at), figure.charAt(at), figure.slice(at + 1)];
  const isReadable =
    /^\d*$/.test(decimals) && (/^\d*$/.test(integer) || (GROUPED.test(integer) && !integer.includes(sign)));
  return isReadable ? { digits: `${integer.replace(/\D/g, '')}.${decimals}` } : { problem: 'unreadable' };
}

function refuse(problem: NumberProblem | null): ParsedNumber {
  return { value: null, problem };
}

/**
 * Parses a number as people write and paste it: `1,250,000.00`, `1.250.000,00`, `1 250 000`, `$500k`,
 * `1,2 Mio. €`, `(5000)`, `7,5`. A comma before three digits separates thousands: `1,234` is 1234. Ambiguous or unreadable
 * text is returned as a problem, never guessed.
 */
export function parseNumber(
  text: string,
  { fractions = 'keep', negative = true, unit = '' }: ParseNumberOptions = {},
): ParsedNumber {
  if (text.length > MAX_LENGTH) return refuse('unreadable');
  // Pasted text may contain invisible direction marks.
  let plain = toAscii(text)
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '') return refuse(null);
  if (plain.toLowerCase().endsWith(unit.toLowerCase()))
    plain = plain.slice(0, plain.length - unit.length).trim();
  const parentheses = PARENTHESES.exec(plain);
  const match = NUMBER.exec(parentheses ? `${parentheses[1]}${parentheses[2]}` : plain);
  if (!match) return refuse('unreadable');
  const [, sign = '', innerSign = '', figure = '', exponent = '', scale = ''] = match;
  if ((sign && innerSign) || (exponent && scale)) return refuse('unreadable');
  const read = readFigure(figure.trim(), fractions !== 'keep' && !exponent && !scale);
  if ('problem' in read) return refuse(read.problem);
  const size = Number(`${read.digits}${exponent || (scales[scale.toLowerCase()] ?? '')}`);
  const exact = parentheses || sign === '-' || innerSign === '-' ? 0 - size : size;
  const value = fractions === 'drop' ? Math.trunc(exact) + 0 : exact;
  if (fractions === 'refuse' && !Number.isInteger(value)) return refuse('fraction');
  if (!negative && value < 0) return refuse('negative');
  const limit = fractions === 'keep' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
  return Math.abs(value) <= limit ? { value, problem: null } : refuse('too large');
}
