/** The key code of every key press that an input method editor handles. */
const HANDLED_BY_EDITOR = 229;

/**
 * Whether the key press belongs to an input method editor, as used for Japanese or Chinese. Enter then picks
 * a word and must not submit anything. In Safari, the Enter that ends the composition isn't `isComposing`.
 * Only its key code identifies it.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === HANDLED_BY_EDITOR;
}
