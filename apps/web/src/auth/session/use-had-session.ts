import { useState } from 'react';

/** Whether a user is or was signed in since this component mounted. */
export function useHadSession(person: object | null): boolean {
  const [was, setWas] = useState(false);
  if (person && !was) setWas(true);
  return was;
}
