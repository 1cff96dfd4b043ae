import { Spinner } from '@uplift/ui/spinner';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { SignInPage } from '../../auth/sign-in/sign-in-page.tsx';

/** Shown until the owner of the link is known. */
export function CheckingLink(): ReactElement {
  return (
    <SignInPage title="One moment" lead="We’re checking your link.">
      <noscript>
        <Text>
          What the link is for needs JavaScript. Turn it on for this address and open the link of the mail
          again.
        </Text>
      </noscript>
      <Spinner label="Checking the link" />
    </SignInPage>
  );
}
