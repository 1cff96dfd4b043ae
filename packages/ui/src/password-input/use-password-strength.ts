'use client';
import { useEffect, useState } from 'react';
import { countCharacters } from './count-characters.ts';
import { loadEstimator, type PasswordStrength } from './estimate-strength.ts';

/** Pause in typing before the hint changes, in ms, so that screen readers don't announce every letter. */
const PAUSE = 250;

/** The length and strength of the password at the last pause in typing. */
export interface RatedPassword {
  /** Number of characters. */
  length: number;
  /** `null` if the estimator couldn't be loaded. */
  strength: PasswordStrength | null;
}

async function rate(password: string, known: readonly string[]): Promise<RatedPassword> {
  // The hint is optional: the form works without it.
  const estimate = await loadEstimator().catch(() => null);
  return { length: countCharacters(password), strength: estimate?.(password, known) ?? null };
}

/**
 * Rates a password at every pause in typing. Returns `null` while there is no rating. Loads nothing before
 * the first pause.
 */
export function usePasswordStrength(password: string, known: readonly string[]): RatedPassword | null {
  const [rated, setRated] = useState<RatedPassword | null>(null);
  const knownLines = known.join('\n');

  useEffect(() => {
    if (password === '') {
      setRated(null);
      return;
    }
    let superseded = false;
    const timer = setTimeout(async () => {
      const result = await rate(password, knownLines.split('\n').filter(Boolean));
      if (!superseded) setRated(result);
    }, PAUSE);
    return () => {
      superseded = true;
      clearTimeout(timer);
    };
  }, [password, knownLines]);

  return rated;
}
