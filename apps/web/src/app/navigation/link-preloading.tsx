import { usePreload } from '@uplift/data-client/swr';
import { useEffect } from 'react';
import type { DataNeed } from '../../ssr/page-data.ts';
import { pageAt, parametersAt } from '../find-page.ts';

/**
 * API paths to preload. A form requests its own stamp when it is shown. Which story is compared is known only
 * after the stories have loaded.
 */
const paths = {
  technologies: () => '/api/tech-assets',
  stories: () => '/api/case-studies',
  story: ({ slug }) => slug && `/api/case-studies/${encodeURIComponent(slug)}`,
  comparedStory: () => undefined,
  formStamp: () => undefined,
} satisfies Record<DataNeed, (parameters: ReturnType<typeof parametersAt>) => string | undefined>;

/** Returns the path of a link within the site; null for any other element. */
function destinationOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname;
}

/** Preloads code and data of a page when a visitor is about to follow a link to it. */
export function LinkPreloading(): null {
  const preload = usePreload();
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const path = destinationOf(target);
      const page = path === null ? undefined : pageAt(path);
      if (path === null || !page || page.area) return;
      // A failed preload isn't an error. The page itself reports it.
      page.load().catch(() => {});
      for (const need of page.needs) {
        const wanted = paths[need](parametersAt(path));
        if (wanted) preload(wanted);
      }
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, prepare, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prepare);
    };
  }, [preload]);
  return null;
}
