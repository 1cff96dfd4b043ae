'use client';
import { useEffect, useState } from 'react';

/** How long "Copied" shows, in ms. */
const COPIED_DURATION = 2000;

export type CopyState = 'idle' | 'copied' | 'refused';

interface Copying {
  state: CopyState;
  copy: () => Promise<void>;
  reset: () => void;
}

/**
 * Copies text to the clipboard and stores the outcome: a success for two seconds, a refusal until `reset`.
 */
export function useCopying(text: string): Copying {
  const [{ state, attempt }, setOutcome] = useState<{ state: CopyState; attempt: number }>({
    state: 'idle',
    attempt: 0,
  });

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setOutcome({ state: 'idle', attempt }), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  return {
    state,
    async copy() {
      let outcome: CopyState = 'copied';
      try {
        // The clipboard requires a secure connection, and permissions or frames may block it.
        await navigator.clipboard.writeText(text);
      } catch {
        outcome = 'refused';
      }
      setOutcome((earlier) => ({ state: outcome, attempt: earlier.attempt + 1 }));
    },
    reset: () => setOutcome((earlier) => ({ ...earlier, state: 'idle' })),
  };
}
