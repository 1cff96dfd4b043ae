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
        title={'Set up two-factor\nauthentication'}
        lead="The next time you sign in, enter a code from your authenticator app."
      >
        <SecondFactorSetup started={start.data} confirm={confirm} onDone={onDone} onCancel={onDone} />
      </SignInPage>
    );
  }
  return (
    <SignInPage
      follows
      title={'Set up two-factor\nauthentication?'}
      lead="Protect your account with a code from an app on your phone, in addition to your password."
    >
      <Stack gap={5}>
        <Text tone="muted">
          You need an authenticator app and about a minute. You can also do this later under Security. We
          won’t ask again.
        </Text>
        {start.error && (
          <Alert tone="danger" title="Couldn’t start the setup">
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
          Set up
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Not now
        </Button>
      </Stack>
    </SignInPage>
  );
}
