import type { ReactElement } from 'react';
import { ConnectionNotice } from './connection-notice.tsx';
import { LinkPreloading } from './link-preloading.tsx';
import { VisitorToastRegion } from './visitor-toast-region.tsx';

/** What a visit needs from the moment on at which somebody begins to use a page. */
export default function PageInUseParts(): ReactElement {
  return (
    <>
      <LinkPreloading />
      <ConnectionNotice />
      <VisitorToastRegion />
    </>
  );
}
