import type { BodyOf } from '@uplift/data-client';
import type { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { useEffect } from 'react';

type PageView = BodyOf<(typeof visitorEndpoints)['countPageView']>;

/** Whether the visitor asks sites not to follow them. */
function objects(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

/** Host of the page that led to the site; empty for our own. It is told with the first page alone. */
let referrer = '';
if (!import.meta.env.SSR) {
  const host = URL.parse(document.referrer)?.hostname ?? '';
  referrer = host === location.hostname ? '' : host;
}

/** Counts views of public pages, without a cookie and without anything that tells visitors apart. */
export function usePageCount(path: string | null): void {
  useEffect(() => {
    if (path === null || objects()) return;
    const view: PageView = { path, referrer };
    referrer = '';
    // A beacon waits for a quiet moment and outlives the page. Whether it arrived is nobody's concern here.
    navigator.sendBeacon?.('/api/page-views', new Blob([JSON.stringify(view)], { type: 'application/json' }));
  }, [path]);
}
