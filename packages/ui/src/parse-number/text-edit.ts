import { toAscii } from './to-ascii.ts';

/** Returns the text that an input event inserted, or `null` for deletions and for events without data. */
export function dataOf(event: Event): string | null {
  return event instanceof InputEvent ? event.data : null;
}

/** Returns whether an input method is still composing the text, which must not change until then. */
export function isComposingInput(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/** Writes the text and its caret at once. Otherwise, the next render would move the caret to the end. */
export function writeText(control: HTMLInputElement, text: string, caret: number): void {
  control.value = text;
  control.setSelectionRange(caret, caret);
}

export interface Insertion {
  /** The inserted text, with digits and signs in ASCII. */
  text: string;
  /** Whether the event reported the text. Otherwise, the insertion is what differs before the caret. */
  isExact: boolean;
}

/** Returns what an edit inserted before the caret. */
export function insertionOf(before: string, after: string, caret: number, data?: string | null): Insertion {
  // Single-line controls remove line breaks.
  const given = toAscii(data?.replace(/[\r\n]/g, '') ?? '');
  if (given !== '' && toAscii(after.slice(0, caret)).endsWith(given)) return { text: given, isExact: true };
  const end = Math.min(caret, before.length - (after.length - caret));
  let start = 0;
  while (start < end && before[start] === after[start]) start += 1;
  return { text: toAscii(after.slice(start, caret)), isExact: false };
}
