import { type ReactElement, useEffect } from 'react';
import { ConnectionNotice } from './connection-notice.tsx';
import { LinkPreloading } from './link-preloading.tsx';
import { takeSignOutFailure } from './sign-out-failure.ts';
import { VisitorToastRegion } from './visitor-toast-region.tsx';
import { visitorToasts } from './visitor-toasts.ts';

/** Parts that a page needs only after the first interaction. */
export default function PageInUseParts(): ReactElement {
  useEffect(() => {
    const title = takeSignOutFailure();
    if (title === null) return;
    const description = 'If the menu still shows Logout, press it again.';
    visitorToasts.show({ type: 'error', title, description });
  }, []);
  return (
    <>
      <LinkPreloading />
      <ConnectionNotice />
      <VisitorToastRegion />
    </>
  );
}
