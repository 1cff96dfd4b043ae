import { useEffect, useState } from 'react';

/**
 * Debounces a value, so that not every typed letter sends a request.
 *
 * @param wait milliseconds
 */
export function useDebouncedValue<Value>(value: Value, wait = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
