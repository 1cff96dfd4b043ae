import { toAscii } from './to-ascii.ts';

/** The text that an input event brought; `null` for deletions and for events that do not say. */
export function dataOf(event: Event): string | null {
  return event instanceof InputEvent ? event.data : null;
}

/** Whether an input method is still composing the text, which must not be touched until it has finished. */
export function isComposingInput(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/** Puts a text and its caret into a control at once. The next render would put the caret at the end. */
export function writeText(control: HTMLInputElement, text: string, caret: number): void {
  control.value = text;
  control.setSelectionRange(caret, caret);
}

export interface Insertion {
  /** What was inserted, digits and signs in ASCII. */
  text: string;
  /** Whether the event said so. Without it, an insertion is what differs in front of the caret. */
  isExact: boolean;
}

/** What an edit put in front of the caret. */
export function insertionOf(before: string, after: string, caret: number, data?: string | null): Insertion {
  // Controls of one line leave line breaks out.
  const given = toAscii(data?.replace(/[\r\n]/g, '') ?? '');
  if (given !== '' && toAscii(after.slice(0, caret)).endsWith(given)) return { text: given, isExact: true };
  const end = Math.min(caret, before.length - (after.length - caret));
  let start = 0;
  while (start < end && before[start] === after[start]) start += 1;
  return { text: toAscii(after.slice(start, caret)), isExact: false };
}
