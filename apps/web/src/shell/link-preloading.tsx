import { usePreload } from '@uplift/data-client/swr';
import { useEffect } from 'react';
import { pageAt, parametersAt } from '../routes.tsx';
import type { DataNeed } from './page-data.ts';

/**
 * What a page will ask for. A stamp is asked for by the form itself, when it is shown; which story is compared is known
 * when the stories are there.
 */
const paths = {
  technologies: () => '/api/tech-assets',
  stories: () => '/api/case-studies',
  story: ({ slug }) => slug && `/api/case-studies/${encodeURIComponent(slug)}`,
  comparedStory: () => undefined,
  formStamp: () => undefined,
} satisfies Record<DataNeed, (parameters: ReturnType<typeof parametersAt>) => string | undefined>;

/** The path within the site that an element leads to. */
function destinationOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname;
}

/** Loads the code and the data of the page that a link leads to, as soon as somebody is about to follow it. */
export function LinkPreloading(): null {
  const preload = usePreload();
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const path = destinationOf(target);
      const page = path === null ? undefined : pageAt(path);
      if (path === null || !page || page.area) return;
      // A guess that fails is nobody's error: the page itself will tell.
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
