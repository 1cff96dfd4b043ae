import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type EmailChange as Change } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Heading } from '@uplift/ui/heading';
import { Input } from '@uplift/ui/input';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useRef } from 'react';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { EmailText } from '../../shared/lists/email-text.tsx';
import { showFailure } from '../../shared/toasts.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

interface NewAddressProps {
  id: string;
  onStarted: (answer: Change) => Promise<void>;
}

function NewAddress({ id, onStarted }: NewAddressProps): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.startEmailChange);
  const { attributes, control, errorOf, failure, pending } = useDraftedForm({
    schema: adminEndpoints.startEmailChange.body,
    draft: `email-change:${id}`,
    send: async (body) => onStarted(await trigger({ params: { id }, body })),
  });
  return (
    <form {...attributes}>
      <Stack gap={3} align="start">
        {failure && (
          <Alert tone="danger" title="Couldn’t change the e-mail address">
            {failure.message}
          </Alert>
        )}
        <Field
          label="New e-mail"
          hint="We send a link to both addresses. The change takes effect once both are confirmed."
          error={errorOf('email')}
        >
          <Input type="email" autoComplete="off" {...control('email')} />
        </Field>
        <Button type="submit" variant="secondary" size="sm" loading={pending}>
          Change e-mail
        </Button>
      </Stack>
    </form>
  );
}

/** Describes which of the two confirmation links hasn't been opened yet. */
function waitingFor({ email, change }: Change): string {
  if (!change?.confirmedByOld && !change?.confirmedByNew) return 'Both addresses still have to confirm.';
  return `${change.confirmedByOld ? change.email : email} still has to confirm.`;
}

export interface EmailChangeProps {
  /** ID of a user or of a client's person. */
  id: string;
  name: string;
}

/** Shows the sign-in address and a pending change of it. Starts or withdraws such a change. */
export function EmailChange({ id, name }: EmailChangeProps): ReactElement {
  const params = { id };
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.getEmailChange,
    { params },
    { revalidateIfStale: true },
  );
  const withdraw = useEndpointMutation(adminEndpoints.withdrawEmailChange);
  const refresh = useRefreshPeople();
  const heading = useRef<HTMLHeadingElement>(null);

  async function show(answer: Change, title: string): Promise<void> {
    toaster.show({ type: 'success', title });
    await mutate(answer, { revalidate: false });
    await refresh(pathOf(adminEndpoints.getEmailChange, { params }));
    // The pressed button is unmounted, so focus moves to the heading.
    heading.current?.focus();
  }

  async function takeBack(): Promise<void> {
    try {
      await show(await withdraw.trigger({ params }), `Canceled the e-mail change for ${name}`);
    } catch (failure) {
      showFailure('Couldn’t cancel the e-mail change', failure);
    }
  }

  return (
    <Stack gap={3}>
      <Heading level={3} size="sm" ref={heading} tabIndex={-1}>
        E-mail
      </Heading>
      {error && !data ? (
        <LoadFailure title="Couldn’t load the e-mail address" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton width="16rem" />
      ) : (
        <>
          <Text>
            <EmailText>{data.email}</EmailText>
          </Text>
          {data.change ? (
            <Stack gap={3} align="start">
              <Text tone="muted" size="sm">
                {`Changing to ${data.change.email}. ${waitingFor(data)}`}
              </Text>
              <Button
                variant="secondary"
                size="sm"
                loading={withdraw.isMutating}
                onClick={() => void takeBack()}
              >
                Cancel change
              </Button>
            </Stack>
          ) : (
            <NewAddress
              id={id}
              onStarted={(answer) =>
                show(answer, answer.change ? 'Confirmation links sent' : 'E-mail changed and invitation sent')
              }
            />
          )}
        </>
      )}
    </Stack>
  );
}
