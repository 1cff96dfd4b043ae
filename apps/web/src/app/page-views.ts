import type { BodyOf } from '@uplift/data-client';
import type { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { useEffect } from 'react';

type PageView = BodyOf<(typeof visitorEndpoints)['countPageView']>;

/** Whether the visitor opts out of tracking (Do Not Track or Global Privacy Control). */
function objects(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

/** Host of the referring page; empty for our own. Sent with the first page view only. */
let referrer = '';
if (!import.meta.env.SSR) {
  const host = URL.parse(document.referrer)?.hostname ?? '';
  referrer = host === location.hostname ? '' : host;
}

/** Counts views of public pages, without cookies or anything that identifies visitors. */
export function usePageViews(path: string | null): void {
  useEffect(() => {
    if (path === null || objects()) return;
    const view: PageView = { path, referrer };
    referrer = '';
    // A beacon is sent when the browser is idle and survives the page. Failures are ignored.
    navigator.sendBeacon?.('/api/page-views', new Blob([JSON.stringify(view)], { type: 'application/json' }));
  }, [path]);
}
