/** What every key press reports while an input method editor handles it. */
const HANDLED_BY_EDITOR = 229;

/**
 * Whether the key belongs to an input method editor, as used for Japanese or Chinese: Enter then picks a word, and must
 * not send anything. In Safari the Enter that ends the composition is no longer `isComposing` and has only the key code.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === HANDLED_BY_EDITOR;
}
