import { useEffect, useRef } from 'react';

/** Time between the two keys of a shortcut, in milliseconds. */
const PAUSE_MS = 1_500;

/** Where letters are typed, or move through the options of a list. */
const takesLetters =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Calls back when the two keys of a shortcut are pressed in sequence: `G L`. Ignores keys where they have
 * another use.
 *
 * @param shortcuts actions by their keys, in upper case
 */
export function useShortcuts(shortcuts: ReadonlyMap<string, () => void>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let first = { key: '', at: 0 };
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
      if (ctrlKey || metaKey || altKey || isComposing || repeat || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(takesLetters)) return;
      const sequence = `${first.key} ${key.toUpperCase()}`;
      const run = timeStamp - first.at < PAUSE_MS ? latest.current.get(sequence) : undefined;
      first = run ? { key: '', at: 0 } : { key: key.toUpperCase(), at: timeStamp };
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
