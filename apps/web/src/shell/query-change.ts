import { createContext, useCallback, useContext } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** Gives where the visit is by now: the page on the screen may still be the one before. */
export const LatestLocation = createContext<(() => Location) | null>(null);

type QueryChange = (
  change: (query: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'replace'>,
) => void;

/**
 * Changes the query of the address as it is by then. What `useSearchParams` gives would start from the query on the
 * screen, and so undo a step that is still being drawn. Whoever has left for another page meanwhile stays there.
 */
export function useQueryChange(): QueryChange {
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
