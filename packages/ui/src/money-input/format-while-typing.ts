import { type ParsedNumber, parseNumber } from '../parse-number/index.ts';
import { insertionOf } from '../parse-number/text-edit.ts';
import { toAscii } from '../parse-number/to-ascii.ts';

/** The characters of the numbers that `parseNumber` understands. Other keys are ignored. */
const NUMBER_CHARACTER = /[\d.,'()+\skme-]/i;

/** A formatted amount, such as `$ 1,250.00`, that can be inserted into another one. */
const FORMATTED = /^\p{Sc}?\s?\d[\d.,'\s]*$/u;

/** An amount in groups of three digits, with text around it: `1,250.5`, `1,250k`. */
const GROUPED = /^[^\d.,]*[1-9]\d{0,2}(?:,\d{3})+(?:[^\d,][^,]*)?$/;

/** A comma that is followed by three digits or more, but doesn't separate groups of three: `1,2500`, `1250,000`. */
const DOUBTFUL_COMMA = /^[^\d.,']*[1-9]\d*,\d{3,}(?![\d.,'])/;

/** Formats `1234567` as `1,234,567`. */
function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function isDigits(text: string): boolean {
  return !/\D/.test(text);
}

function ungroup(text: string): string {
  return text.replaceAll(',', '');
}

/** Formats an amount with the given number of decimals. `null` becomes an empty string. */
export function formatAmount(value: number | null, decimals = 0): string {
  if (value === null) return '';
  const size = Math.abs(value);
  const [integer = '', fraction] = (decimals === 0 ? String(Math.trunc(size)) : size.toFixed(decimals)).split(
    '.',
  );
  return [groupThousands(integer), fraction].filter((part) => part !== undefined).join('.');
}

/** Formats a draft as the control shows it: separates the thousands of digits, and leaves other text as typed. */
export function formatDraft(draft: string): string {
  return isDigits(draft) ? groupThousands(draft) : draft;
}

/** Returns whether a separator could separate thousands that are incomplete, or decimals. */
function isAmbiguous(text: string): boolean {
  const plain = toAscii(text);
  return DOUBTFUL_COMMA.test(plain) && !GROUPED.test(plain);
}

/**
 * Parses an amount. `1,2500` is ambiguous: as decimals, one more digit would turn 1,250 into 1. So is `1.234`
 * when the currency has two decimals.
 */
export function parseAmount(text: string, decimals = 0): ParsedNumber {
  const parsed = parseNumber(text, { fractions: decimals === 0 ? 'drop' : 'keep', negative: false });
  if (parsed.value === null) return parsed;
  const isTooExact = decimals > 0 && Number(parsed.value.toFixed(decimals)) !== parsed.value;
  if (isTooExact || isAmbiguous(text)) return { value: null, problem: 'ambiguous' };
  return parsed.value > Number.MAX_SAFE_INTEGER ? { value: null, problem: 'too large' } : parsed;
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
  let same = 0;
  while (same < Math.min(from.length, to.length) && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return to.length - same;
}

/** An edit by the user, as found in the control. */
export interface Edit {
  /** The text before the edit, as shown. */
  before: string;
  /** The draft before the edit. `null` for an amount that was not just typed. */
  draft: string | null;
  /** The raw text after the edit. */
  after: string;
  /** The caret position in the raw text. */
  caret: number;
  /** The inserted text that the event reports. */
  data?: string | null | undefined;
  /** The number of decimals of the amount. @default 0 */
  decimals?: number;
  /** Whether the edit removed the character before the caret (Backspace) or after it (Delete). */
  deleted?: 'backward' | 'forward' | undefined;
}

export interface FormattedEdit {
  /** What the user typed, without the separators that the control added. `null` once it is an amount. */
  draft: string | null;
  value: number | null;
  /** The text to show. */
  text: string;
  caret: number;
  /** Whether the text was inserted at once, such as a pasted one. */
  isPasted: boolean;
}

/** Formats digits and keeps the caret after the same digit. */
function formatDigits(digits: string, ahead: number): { draft: string; text: string; caret: number } {
  const draft = digits.replace(/^0+(?=\d)/, '');
  const text = groupThousands(draft);
  return { draft, text, caret: caretAfterDigits(text, ahead - (digits.length - draft.length)) };
}

/**
 * Formats the text after an edit and keeps the caret after the same character. Digits get separators. Other text,
 * such as `1250,00`, stays as typed, because separators between its characters would change its meaning.
 * Deleting a separator of the control deletes the adjacent digit: otherwise, the separator would reappear and
 * the key would seem dead.
 */
export function formatEdit({
  before,
  draft,
  after,
  caret,
  data,
  deleted,
  decimals = 0,
}: Edit): FormattedEdit {
  const { text: inserted, isExact } = insertionOf(before, after, caret, data);
  const isPasted = inserted.length > 1;
  const raw = toAscii(after);
  let ahead = raw.slice(0, caret - inserted.length);
  let added = isPasted || NUMBER_CHARACTER.test(inserted) ? inserted : '';
  let behind = raw.slice(caret);

  if (draft === null || isDigits(draft)) {
    const isPart = isPasted && isExact && ahead + behind !== '';
    if (isPart && !isDigits(added) && FORMATTED.test(added))
      added = String(parseAmount(added, decimals).value ?? added);
    // After an amount that was not just typed, a comma continues the text that the user sees.
    if (draft !== null || isDigits(added)) {
      ahead = ungroup(ahead);
      behind = ungroup(behind);
    }
    if (deleted && ahead + behind === ungroup(before) && after.length < before.length) {
      if (deleted === 'backward') ahead = ahead.slice(0, -1);
      else behind = behind.slice(1);
    }
  } else if (isDigits(added) && GROUPED.test(before) && !GROUPED.test(`${ahead}${added}${behind}`)) {
    // Otherwise, the comma in `1,250k` would become a decimal sign when a digit is deleted.
    ahead = ungroup(ahead);
    behind = ungroup(behind);
  }

  const typed = `${ahead}${added}${behind}`;
  const { value, problem } = parseAmount(typed, decimals);
  if (isDigits(typed)) return { ...formatDigits(typed, ahead.length + added.length), value, isPasted };
  if (isPasted && behind === '' && !problem) {
    const text = formatAmount(value, decimals);
    return { draft: null, value, text, caret: text.length, isPasted };
  }
  // Typed separators now are those of the control, so that the next digit moves them.
  if (typed === formatAmount(value, decimals))
    return { draft: null, value, text: typed, caret: ahead.length + added.length, isPasted };
  return { draft: typed, value, text: typed, caret: ahead.length + added.length, isPasted };
}
