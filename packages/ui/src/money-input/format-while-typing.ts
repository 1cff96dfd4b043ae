/** More digits than this and a `number` no longer holds every whole dollar. */
const MAX_DIGITS = 15;

const NON_DIGITS = /\D/g;

/** `1234567` becomes `1,234,567`. */
function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The text of an amount as the control shows it: empty for `null`. */
export function formatAmount(value: number | null): string {
  return value === null ? '' : groupThousands(String(Math.trunc(Math.abs(value))));
}

/** Where the caret stands in `text` when `count` digits are before it. */
function caretAfterDigits(text: string, count: number): number {
  let seen = 0;
  let caret = 0;
  while (seen < count && caret < text.length) {
    if (text[caret] !== ',') seen += 1;
    caret += 1;
  }
  return caret;
}

/** Where the caret belongs when a text takes the place of another: behind the part in which they differ. */
export function caretAfterChange(from: string, to: string): number {
  const before = from.replace(NON_DIGITS, '');
  const after = to.replace(NON_DIGITS, '');
  let same = 0;
  while (same < Math.min(before.length, after.length) && before.at(-1 - same) === after.at(-1 - same))
    same += 1;
  return caretAfterDigits(to, after.length - same);
}

/** What a person's edit left in the control. */
export interface Edit {
  /** The text before the edit, as formatted. */
  before: string;
  /** The raw text after it. */
  after: string;
  /** The caret in the raw text. */
  caret: number;
  /** Whether the edit removed the character in front of the caret (Backspace) or behind it (Delete). */
  deleted?: 'backward' | 'forward' | undefined;
}

export interface FormattedEdit {
  value: number | null;
  text: string;
  caret: number;
}

/**
 * Formats an amount after an edit and keeps the caret behind the same digit. Deleting a separator deletes the
 * digit next to it: otherwise the separator would come back and the key would seem dead.
 */
export function formatEdit({ before, after, caret, deleted }: Edit): FormattedEdit {
  let digits = after.replace(NON_DIGITS, '');
  let ahead = after.slice(0, caret).replace(NON_DIGITS, '').length;
  if (deleted && digits === before.replace(NON_DIGITS, '') && after.length < before.length) {
    const removed = deleted === 'backward' ? ahead - 1 : ahead;
    digits = digits.slice(0, Math.max(removed, 0)) + digits.slice(removed + 1);
    if (deleted === 'backward') ahead = Math.max(removed, 0);
  }
  const significant = digits.replace(/^0+(?=\d)/, '');
  ahead = Math.max(0, ahead - (digits.length - significant.length));
  const kept = significant.slice(0, MAX_DIGITS);
  const text = groupThousands(kept);
  return { value: kept === '' ? null : Number(kept), text, caret: caretAfterDigits(text, ahead) };
}
