import { type ReactElement, useEffect, useState } from 'react';

export interface LateProps<Value> {
  /** The value to deliver. */
  value: Value;
  /** Delay in milliseconds. */
  after: number;
  children: (value: Value | undefined) => ReactElement;
}

/** Provides a value after a delay, like a slow server. Undefined until then. */
export function Late<Value>({ value, after, children }: LateProps<Value>): ReactElement {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return children(come ? value : undefined);
}
