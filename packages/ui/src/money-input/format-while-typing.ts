import { type NumberProblem, parseNumber } from '../parse-number/index.ts';
import { insertionOf } from '../parse-number/text-edit.ts';
import { toAscii } from '../parse-number/to-ascii.ts';

/** With more digits, a `number` can't represent every whole dollar exactly. */
const MAX_DIGITS = 15;

const NON_DIGITS = /\D/g;

/** Formats `1234567` as `1,234,567`. */
function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats an amount as the control shows it. `null` becomes an empty string. */
export function formatAmount(value: number | null): string {
  return value === null ? '' : groupThousands(String(Math.trunc(Math.abs(value))));
}

/** Returns the caret position in `text` after `count` digits. */
function caretAfterDigits(text: string, count: number): number {
  let seen = 0;
  let caret = 0;
  while (seen < count && caret < text.length) {
    if (text[caret] !== ',') seen += 1;
    caret += 1;
  }
  return caret;
}

/** Returns the caret position when one text replaces another: after the part in which they differ. */
export function caretAfterChange(from: string, to: string): number {
  const before = from.replace(NON_DIGITS, '');
  const after = to.replace(NON_DIGITS, '');
  let same = 0;
  while (same < Math.min(before.length, after.length) && before.at(-1 - same) === after.at(-1 - same))
    same += 1;
  return caretAfterDigits(to, after.length - same);
}

/** Parses formatted text. An empty string becomes `null`. */
export function amountIn(text: string): number | null {
  return text === '' ? null : Number(text.replace(NON_DIGITS, ''));
}

/** An edit by the user, as found in the control. */
export interface Edit {
  /** The formatted text before the edit. */
  before: string;
  /** The raw text after the edit. */
  after: string;
  /** The caret position in the raw text. */
  caret: number;
  /** The inserted text that the event reports. */
  data?: string | null | undefined;
  /** Whether the edit removed the character before the caret (Backspace) or after it (Delete). */
  deleted?: 'backward' | 'forward' | undefined;
}

export interface FormattedEdit {
  value: number | null;
  text: string;
  caret: number;
  /** Why the edit was refused, and the refused text. The amount then stays the same as before. */
  refused?: { problem: NumberProblem; text: string };
}

/** Formats digits and keeps the caret after the same digit. Returns `undefined` for too many digits. */
function formatDigits(digits: string, ahead: number): FormattedEdit | undefined {
  const significant = digits.replace(/^0+(?=\d)/, '');
  if (significant.length > MAX_DIGITS) return undefined;
  const text = groupThousands(significant);
  const caret = caretAfterDigits(text, Math.max(0, ahead - (digits.length - significant.length)));
  return { value: amountIn(text), text, caret };
}

/**
 * Formats an amount after an edit and keeps the caret after the same digit. Ignores a typed character that is
 * not a digit. Parses longer text, such as a pasted amount, and refuses it if it is not an amount. Deleting a
 * separator deletes the adjacent digit: otherwise, the separator would reappear and the key would seem dead.
 */
export function formatEdit({ before, after, caret, data, deleted }: Edit): FormattedEdit {
  const { text: inserted, isExact } = insertionOf(before, after, caret, data);
  const raw = toAscii(after);
  let ahead = raw.slice(0, caret).replace(NON_DIGITS, '');
  let behind = raw.slice(caret).replace(NON_DIGITS, '');

  function refuse(problem: NumberProblem, text: string): FormattedEdit {
    const end = Math.max(0, before.length - (after.length - caret));
    return { value: amountIn(before), text: before, caret: end, refused: { problem, text } };
  }

  if (inserted.length > 1 && /\D/.test(inserted)) {
    const digitsAhead = raw.slice(0, caret - inserted.length).replace(NON_DIGITS, '');
    const isPart = isExact && digitsAhead + behind !== '';
    const pasted = isPart ? inserted : raw;
    const { value, problem } = parseNumber(pasted, { fractions: 'drop', negative: false });
    if (problem) return refuse(problem, pasted);
    ahead = `${isPart ? digitsAhead : ''}${value ?? ''}`;
    if (!isPart) behind = '';
  }
  if (deleted && ahead + behind === before.replace(NON_DIGITS, '') && after.length < before.length) {
    if (deleted === 'backward') ahead = ahead.slice(0, -1);
    else behind = behind.slice(1);
  }
  return formatDigits(ahead + behind, ahead.length) ?? refuse('too large', inserted);
}
