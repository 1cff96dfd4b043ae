import { useSecondFactor } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useState } from 'react';
import { SignInPage } from '../../../auth/sign-in/sign-in-page.tsx';
import { SecondFactorSetup } from '../../shared/account/second-factor-setup.tsx';

export interface SecondFactorOfferProps {
  /** Called when two-factor authentication is set up or skipped. */
  onDone: () => void;
}

/** Offers two-factor authentication after an admin's first sign-in. */
export default function SecondFactorOffer({ onDone }: SecondFactorOfferProps): ReactElement {
  const { start, confirm } = useSecondFactor();
  const [wanted, setWanted] = useState(false);
  if (wanted && start.data) {
    return (
      <SignInPage
        title="Add a second step"
        lead="From the next sign-in on, your app shows you the code to enter."
      >
        <SecondFactorSetup started={start.data} confirm={confirm} onDone={onDone} onCancel={onDone} />
      </SignInPage>
    );
  }
  return (
    <SignInPage
      follows
      title="Add a second step?"
      lead="Besides your password, the sign-in then asks for a code of an app on your phone. A stolen password alone opens nothing."
    >
      <Stack gap={5}>
        <Text tone="muted">
          It takes a minute and an authenticator app. Later you find it under Security; we do not ask again.
        </Text>
        {start.error && (
          <Alert tone="danger" title="Setup didn’t start">
            {start.error.message}
          </Alert>
        )}
        <Button
          loading={start.isMutating}
          onClick={() => {
            start.trigger(undefined).then(
              () => setWanted(true),
              () => {},
            );
          }}
        >
          Set it up
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Not now
        </Button>
      </Stack>
    </SignInPage>
  );
}
