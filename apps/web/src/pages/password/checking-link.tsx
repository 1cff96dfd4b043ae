import { Spinner } from '@uplift/ui/spinner';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { SignInPage } from '../../auth/sign-in/sign-in-page.tsx';
import { withCode } from '../../hydration/with-code.styles.ts';

/** Shown until the owner of the link is known. */
export function CheckingLink(): ReactElement {
  return (
    <SignInPage title="One moment" lead="We’re checking your link.">
      <noscript>
        <Text>
          This page needs JavaScript. Turn it on in your browser settings, then open the link in the e-mail
          again.
        </Text>
      </noscript>
      <Spinner css={withCode} label="Checking the link" />
    </SignInPage>
  );
}
