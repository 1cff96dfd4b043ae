import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of the visited entries of this tab's history. */
const positions = new Map<string, number>();

function goToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function goToHash(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else goToTop();
}

/** Takes keyboard and screen reader to the page that came. */
function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

function arrive(location: Location, type: NavigationType, samePage: boolean): void {
  if (type === NavigationType.Pop) {
    window.scrollTo({ top: positions.get(location.key) ?? 0, behavior: 'instant' });
  } else if (location.hash) {
    goToHash(location.hash);
  } else if (!samePage) {
    goToTop();
  }
  if (!samePage) focusMain();
}

/** After a navigation, the page that came is shown from its top, from its fragment, or from where it was left. */
export function useNavigationEffects(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    // Of what is shown: the scroll to the top of a new page is told late, and must not count for the one before.
    const remember = () => positions.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    if (left === location) return;
    shown.current = location;
    // From the first navigation on, the browser does not know when the page is there; on a reload it does.
    window.history.scrollRestoration = 'manual';
    arrive(location, type, left.pathname === location.pathname);
  }, [location, type]);

  useEffect(() => {
    const handOver = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', handOver);
    return () => window.removeEventListener('pagehide', handOver);
  }, []);
}
