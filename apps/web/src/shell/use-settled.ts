import { useEffect, useState } from 'react';

/**
 * A value as soon as it has stayed the same for a while, so that not every letter asks the server.
 *
 * @param wait milliseconds
 */
export function useSettled<Value>(value: Value, wait = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
