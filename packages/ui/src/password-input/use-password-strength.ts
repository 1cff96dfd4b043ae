'use client';
import { useEffect, useState } from 'react';
import { loadEstimator, type PasswordStrength } from './estimate-strength.ts';

/** So long a pause in typing, in ms, lets the hint change: nobody wants a verdict on every letter read out. */
const PAUSE = 250;

/** The length and strength of the password as they were at the last pause. */
export interface RatedPassword {
  length: number;
  /** `null` where the estimator could not be loaded. */
  strength: PasswordStrength | null;
}

async function rate(password: string, known: readonly string[]): Promise<RatedPassword> {
  // A hint is a help: without it, the form works as well.
  const estimate = await loadEstimator().catch(() => null);
  return { length: password.length, strength: estimate?.(password, known) ?? null };
}

/** Rates a password at every pause in typing; `null` while there is none. Loads nothing before. */
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
