import { createContext, useCallback, useContext } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** Returns the latest location. The page on screen may still be the previous one. */
export const LatestLocation = createContext<(() => Location) | null>(null);

type UpdateSearchParams = (
  change: (query: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'replace'>,
) => void;

/**
 * Updates the query string of the latest location. `useSearchParams` starts from the query on screen and
 * would undo a navigation that is still rendering. Does nothing if the visitor has left for another page
 * since then.
 */
export function useUpdateSearchParams(): UpdateSearchParams {
  const shown = useLocation();
  const latest = useContext(LatestLocation);
  const navigate = useNavigate();
  return useCallback(
    (change, options) => {
      const { pathname, search } = latest?.() ?? shown;
      if (pathname !== shown.pathname) return;
      navigate({ search: change(new URLSearchParams(search)).toString() }, options);
    },
    [latest, shown, navigate],
  );
}
