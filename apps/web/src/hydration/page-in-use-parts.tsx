import { type ReactElement, useEffect } from 'react';
import { LinkPreloading } from '../app/navigation/link-preloading.tsx';
import { takeSignOutFailure } from '../auth/sign-out/sign-out-failure.ts';
import { ConnectionNotice } from '../layout/connection-notice.tsx';
import { VisitorToastRegion } from '../layout/toasts/visitor-toast-region.tsx';
import { visitorToasts } from '../layout/toasts/visitor-toasts.ts';

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
