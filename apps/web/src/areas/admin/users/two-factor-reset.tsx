import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useEndpointMutation, useWriteCache } from '@uplift/data-client/swr';
import { AlertDialog } from '@uplift/ui/alert-dialog';
import { Button } from '@uplift/ui/button';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { showFailure } from '../../shared/toasts.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

/** Turns off two-factor authentication for an admin who lost the app and the recovery codes. */
export function TwoFactorReset({ user }: { user: User }): ReactElement {
  const params = { id: user.id };
  const write = useWriteCache();
  const { trigger, isMutating } = useEndpointMutation(adminEndpoints.resetSecondFactor, {
    write: ({ enabled }) =>
      write(adminEndpoints.getUser, { params }, (cached) => ({ ...cached, secondFactor: enabled })),
  });
  const refresh = useRefreshPeople();

  async function turnOff(): Promise<void> {
    let written: string | undefined;
    try {
      await trigger({ params });
      written = pathOf(adminEndpoints.getUser, { params });
      toaster.show({ type: 'success', title: `Turned off two-factor authentication for ${user.name}` });
    } catch (error) {
      showFailure('Couldn’t turn off two-factor authentication', error);
    }
    await refresh(written);
  }

  return (
    <Stack gap={3} align="start">
      <Heading level={3} size="sm">
        Two-factor authentication
      </Heading>
      <Text tone="muted" size="sm">
        {user.secondFactor
          ? 'Signing in takes a password and a code from an authenticator app.'
          : 'Signing in takes only a password.'}
      </Text>
      {user.secondFactor && (
        <AlertDialog.Root>
          <AlertDialog.Trigger asChild>
            <Button variant="secondary" size="sm" loading={isMutating}>
              Turn off two-factor authentication
            </Button>
          </AlertDialog.Trigger>
          <AlertDialog.Content>
            <AlertDialog.Title>Turn off two-factor authentication for {user.name}?</AlertDialog.Title>
            <AlertDialog.Description>
              Make sure the request really comes from them. Until they set it up again, a password alone signs
              them in.
            </AlertDialog.Description>
            <AlertDialog.Footer>
              <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
              <AlertDialog.Action variant="danger" onClick={() => void turnOff()}>
                Turn off
              </AlertDialog.Action>
            </AlertDialog.Footer>
          </AlertDialog.Content>
        </AlertDialog.Root>
      )}
    </Stack>
  );
}
