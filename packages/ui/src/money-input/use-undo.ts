'use client';
import { type KeyboardEvent, useRef } from 'react';

interface History {
  /** The text that the history belongs to. Text set from elsewhere starts with an empty history. */
  current: string;
  past: string[];
  future: string[];
}

interface Undo {
  /** Records an edit from one text to the next. */
  note: (before: string, after: string) => void;
  /**
   * Returns the text to restore: Ctrl or ⌘ with Z undoes, with Shift+Z or Y redoes. Returns `null` for other
   * keys and at either end of the history.
   */
  textFor: (event: KeyboardEvent, shown: string) => string | null;
}

/** Undo history for a control. Browsers lose their own when a script writes the control's value. */
export function useUndo(): Undo {
  const history = useRef<History>({ current: '', past: [], future: [] });

  function of(text: string): History {
    if (history.current.current !== text) history.current = { current: text, past: [], future: [] };
    return history.current;
  }

  return {
    note: (before, after) => {
      if (before === after) return;
      const { past } = of(before);
      history.current = { current: after, past: [...past, before], future: [] };
    },
    textFor: (event, shown) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return null;
      event.preventDefault();
      const { past, future } = of(shown);
      const forward = key === 'y' || event.shiftKey;
      const [from, to] = forward ? [future, past] : [past, future];
      const text = from.at(-1);
      if (text === undefined) return null;
      const [left, right] = [from.slice(0, -1), [...to, shown]];
      history.current = { current: text, past: forward ? right : left, future: forward ? left : right };
      return text;
    },
  };
}
