import { type NumberProblem, type ParsedNumber, parseNumber } from '../parse-number/index.ts';
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
  /** The `unread` text of the previous edit. */
  unread?: string | undefined;
}

interface Refusal {
  problem: NumberProblem;
  text: string;
}

export interface FormattedEdit {
  value: number | null;
  text: string;
  caret: number;
  /** Why the edit was refused, and the refused text. The amount then stays the same as before. */
  refused?: Refusal | undefined;
  /** Text typed after the amount that isn't shown: cents, or the start of a group of thousands. */
  unread?: string;
  /** The refusal if typing ends here. More text may resolve it: `1,250,0` becomes `1,250,000`. */
  unresolved?: Refusal;
}

function parseAmount(text: string): ParsedNumber {
  return parseNumber(text, { fractions: 'drop', negative: false });
}

/** Parses the amount and the text typed after it. The user may not have typed its separators: `1250,00`. */
function parseTyped(amount: string, typed: string): ParsedNumber {
  const parsed = parseAmount(`${amount}${typed}`);
  if (parsed.problem !== 'unreadable') return parsed;
  const plain = parseAmount(`${amount.replace(NON_DIGITS, '')}${typed}`);
  return plain.problem ? parsed : plain;
}

/** Formats an amount after text that begins with a point, `k` or `M` was typed after it. */
function formatTyped(before: string, typed: string): FormattedEdit {
  const { value, problem } = parseTyped(before || '0', typed);
  const text = problem ? before : formatAmount(value);
  const edit = { value: amountIn(text), text, caret: text.length };
  const refusal = problem && { problem, text: `${before}${typed}` };
  if (refusal?.problem === 'too large') return { ...edit, refused: refusal };
  if (refusal) return { ...edit, unread: typed, unresolved: refusal };
  const isShown = text !== before || /[km]$/i.test(typed);
  const [trailingSign = ''] = /[.,]?$/.exec(typed) ?? [];
  return { ...edit, unread: isShown ? trailingSign : typed };
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
 * Formats an amount after an edit and keeps the caret after the same digit. Typed at the end, a point drops the
 * digits after it, and `k` and `M` multiply. Ignores other typed characters that are not digits: a comma only
 * separates thousands.
 * Parses longer text, such as a pasted amount, and refuses it if it is not an amount. Deleting a separator
 * deletes the adjacent digit: otherwise, the separator would reappear and the key would seem dead.
 */
export function formatEdit({ before, after, caret, data, deleted, unread = '' }: Edit): FormattedEdit {
  const { text: inserted, isExact } = insertionOf(before, after, caret, data);
  const raw = toAscii(after);
  let ahead = raw.slice(0, caret).replace(NON_DIGITS, '');
  let behind = raw.slice(caret).replace(NON_DIGITS, '');

  function refuse(problem: NumberProblem, text: string): FormattedEdit {
    const end = Math.max(0, before.length - (after.length - caret));
    return { value: amountIn(before), text: before, caret: end, refused: { problem, text } };
  }

  if (inserted.length === 1 && raw === `${before}${inserted}`) {
    const signs = before === '' ? /\./ : /[.km]/i;
    const isRead = signs.test(inserted) || (unread !== '' && /\d/.test(inserted));
    const typed = isRead ? `${unread}${inserted}` : unread;
    if (typed !== '') return formatTyped(before, typed);
  }
  if (inserted.length > 1 && /\D/.test(inserted)) {
    const digitsAhead = raw.slice(0, caret - inserted.length).replace(NON_DIGITS, '');
    const isPart = isExact && digitsAhead + behind !== '';
    const pasted = isPart ? inserted : raw;
    const { value, problem } = parseAmount(pasted);
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
