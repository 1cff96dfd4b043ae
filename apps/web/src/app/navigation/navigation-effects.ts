import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by entry of this tab's history. */
const positions = new Map<string, number>();

/** Entries that the browser created for fragment links all have the same key. */
function entryOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}

/** Returns the element that a fragment names. Null if it is malformed or names none. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Moves focus to the new page and fades it in, unless the visitor prefers reduced motion. It fades but
 * doesn't move: browsers anchor the scroll position to elements, and a scroll during a movement would be off
 * by the remaining distance.
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

/** After a navigation, scrolls to the top, to the fragment, or to where the page was left. */
export function useNavigationEffects(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const leaving = useRef(false);

  useEffect(() => {
    // For the page on screen: the scroll event for the top of a new page fires late and must not count for
    // the previous one.
    const remember = () => {
      if (!leaving.current) positions.set(entryOf(shown.current), window.scrollY);
    };
    const leave = () => {
      // Scroll events fire with the next frame. A visitor who goes back at once is ahead of it.
      remember();
      // Until the other page renders, the browser may scroll this one to the other's position.
      leaving.current = true;
    };
    const handOver = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handOver);
    // Capture phase, because the router may render the other page synchronously.
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
    // After a client-side navigation, the browser doesn't know when the page has rendered. On a reload it
    // does.
    window.history.scrollRestoration = 'manual';
    arrive(location, type, left.pathname === location.pathname);
  }, [location, type]);
}
