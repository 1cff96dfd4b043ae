import { useState } from 'react';

/** Whether somebody was signed in here since this part of the page is shown, or still is. */
export function useWasSignedIn(person: object | null): boolean {
  const [was, setWas] = useState(false);
  if (person && !was) setWas(true);
  return was;
}
