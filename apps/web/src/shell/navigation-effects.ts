import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of the visited entries of this tab's history. */
const positions = new Map<string, number>();

/** Entries that the browser made itself, for a link to a part of the page, all carry the same key. */
function entryOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}

/** The element that a fragment names; a malformed one names none. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Takes keyboard and screen reader to the page that came, which fades in unless the visitor prefers less motion. It
 * does not move: browsers keep the place of a page by where its parts stand, and would be off by the way that was left
 * when somebody scrolled.
 */
function showArrival(): void {
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  main?.animate?.({ opacity: [0, 1] }, { duration: 200, easing: 'ease-out' });
}

function arrive(location: Location, type: NavigationType, samePage: boolean): void {
  const left = type === NavigationType.Pop ? positions.get(entryOf(location)) : undefined;
  const target = left === undefined ? targetOf(location.hash) : null;
  if (target) {
    target.scrollIntoView({ behavior: 'instant' });
  } else if (left !== undefined || location.hash || !samePage) {
    window.scrollTo({ top: left ?? 0, behavior: 'instant' });
  }
  if (!samePage) showArrival();
}

/** After a navigation, the page that came is shown from its top, from its fragment, or from where it was left. */
export function useNavigationEffects(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const leaving = useRef(false);

  useEffect(() => {
    // Of what is shown: the scroll to the top of a new page is told late, and must not count for the one before.
    const remember = () => {
      if (!leaving.current) positions.set(entryOf(shown.current), window.scrollY);
    };
    const leave = () => {
      // A scroll is told with the next frame, and who goes back at once is ahead of it.
      remember();
      // From here until the other page is there, the browser may scroll this one to where the other was left.
      leaving.current = true;
    };
    const handOver = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handOver);
    // Captured, because the router may show the other page at once.
    window.addEventListener('popstate', leave, { capture: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handOver);
      window.removeEventListener('popstate', leave, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    if (left === location) return;
    shown.current = location;
    leaving.current = false;
    // From the first navigation on, the browser does not know when the page is there; on a reload it does.
    window.history.scrollRestoration = 'manual';
    arrive(location, type, left.pathname === location.pathname);
  }, [location, type]);
}
