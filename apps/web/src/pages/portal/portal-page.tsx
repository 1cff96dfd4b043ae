import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { isMarkedSignedIn } from '../../auth/session/signed-in-marker.ts';
import { portal } from '../../content/portal.ts';
import { atOnceIf } from '../../hydration/hydration-trigger.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { onFilledIn } from '../../hydration/on-filled-in.ts';

/** Clients who are signed in already go on to their area, without touching the form. */
const onSignIn = atOnceIf(isMarkedSignedIn, onFilledIn);

const SignIn = lazySection(() => import('./portal-sign-in.tsx'), onSignIn);

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
