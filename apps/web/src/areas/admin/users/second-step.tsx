import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { AlertDialog } from '@uplift/ui/alert-dialog';
import { Button } from '@uplift/ui/button';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { useRefreshPeople } from './use-refresh-people.ts';

/** Turns off two-factor authentication for an admin who lost the app and the recovery codes. */
export function SecondStep({ user }: { user: User }): ReactElement {
  const { trigger, isMutating } = useEndpointMutation(adminEndpoints.resetSecondFactor);
  const refresh = useRefreshPeople();

  async function turnOff(): Promise<void> {
    try {
      await trigger({ params: { id: user.id } });
      toaster.show({ type: 'success', title: `${user.name}: the second step is off.` });
    } catch (error) {
      toaster.show({
        type: 'error',
        title: 'The second step is still on.',
        description: error instanceof Error ? error.message : undefined,
      });
    }
    await refresh();
  }

  return (
    <Stack gap={3} align="start">
      <Heading level={3} size="sm">
        Second step
      </Heading>
      <Text tone="muted" size="sm">
        {user.secondFactor
          ? 'Their sign-in asks for a code of an app.'
          : 'Their sign-in asks for the password only.'}
      </Text>
      {user.secondFactor && (
        <AlertDialog.Root>
          <AlertDialog.Trigger asChild>
            <Button variant="secondary" size="sm" loading={isMutating}>
              Turn the second step off
            </Button>
          </AlertDialog.Trigger>
          <AlertDialog.Content>
            <AlertDialog.Title>Turn the second step of {user.name} off?</AlertDialog.Title>
            <AlertDialog.Description>
              Make sure that it is they who ask. Until they set it up again, their password alone signs them
              in.
            </AlertDialog.Description>
            <AlertDialog.Footer>
              <AlertDialog.Cancel>Keep it on</AlertDialog.Cancel>
              <AlertDialog.Action variant="danger" onClick={() => void turnOff()}>
                Turn it off
              </AlertDialog.Action>
            </AlertDialog.Footer>
          </AlertDialog.Content>
        </AlertDialog.Root>
      )}
    </Stack>
  );
}
