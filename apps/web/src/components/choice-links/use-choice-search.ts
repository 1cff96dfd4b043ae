import { useSearchParams } from 'react-router-dom';

/** Returns the query string of a choice. Sets one search parameter and keeps the others; empty removes it. */
export function useChoiceSearch(parameter: string): (value: string) => string {
  const [parameters] = useSearchParams();
  return (value) => {
    const next = new URLSearchParams(parameters);
    if (value) next.set(parameter, value);
    else next.delete(parameter);
    return next.size > 0 ? `?${next}` : '';
  };
}
