import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { portal } from '../../content/portal.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';

const SignIn = lazySection(() => import('./portal-sign-in.tsx'));

/** The sign-in of clients, with the two doors for staff below it. */
export default function PortalPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Portal"
        description="Sign in to your project, your clients or the administration of the site."
        facts={
          import.meta.env.SSR && {
            card: { kicker: 'Portal', title: portal.title, text: portal.lead },
          }
        }
      />
      <SignIn />
    </>
  );
}
