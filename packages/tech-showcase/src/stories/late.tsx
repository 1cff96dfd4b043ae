import { type ReactElement, useEffect, useState } from 'react';

export interface LateProps<Value> {
  /** What comes. */
  value: Value;
  /** Milliseconds until then. */
  after: number;
  children: (value: Value | undefined) => ReactElement;
}

/** Something that a slow server sends: at first it is not there. */
export function Late<Value>({ value, after, children }: LateProps<Value>): ReactElement {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return children(come ? value : undefined);
}
