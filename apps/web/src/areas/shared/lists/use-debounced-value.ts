import { useEffect, useState } from 'react';

/**
 * Debounces a value, so that not every typed letter sends a request.
 *
 * @param wait milliseconds
 */
export function useDebouncedValue<Value>(value: Value, wait = 200): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return debounced;
}
