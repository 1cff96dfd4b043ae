import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { LONG_TOAST, showFailure } from '../../shared/toasts.ts';
import { useManagers } from './use-managers.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

/** Explicitly unassigned. An empty value means that no choice was made. */
const NO_MANAGER = 'none';

interface ManagedClient {
  id: string;
  company: string;
}

interface ReassignClientsFormProps {
  user: User;
  clients: readonly ManagedClient[];
  managers: readonly User[];
  deactivate: boolean;
  onDone: () => void;
}

const fieldOf = (index: number): `clients.${number}.managerId` => `clients.${index}.managerId`;

const managerIdOf = (chosen: string) => (chosen === NO_MANAGER ? null : chosen);

function ReassignClientsForm({
  user,
  clients,
  managers,
  deactivate,
  onDone,
}: ReassignClientsFormProps): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.reassignClients, {
    write: useWriteRow(adminEndpoints.listUsers.path),
  });
  const act = useEndpointMutation(adminEndpoints.actOnUsers);
  const refresh = useRefreshPeople();

  async function takeBack(): Promise<void> {
    try {
      const { outcomes } = await act.trigger({ body: { action: 'reactivate', ids: [user.id] } });
      const problem = outcomes.find((outcome) => outcome.problem !== null)?.problem;
      if (problem) throw new Error(problem);
      toaster.show({
        type: 'success',
        title: `Reactivated ${user.name}`,
        description: 'The clients stay with their new managers.',
      });
    } catch (error) {
      showFailure(`Couldn’t reactivate ${user.name}`, error);
    }
    await refresh();
  }

  const { attributes, control, errorOf, failure, fields, pending } = useForm({
    schema: adminEndpoints.reassignClients.body,
    values: { deactivate, clients: clients.map(({ id }) => ({ id })) },
    send: async (body) => {
      await trigger({ params: { id: user.id }, body });
      toaster.show({
        type: 'success',
        title: deactivate ? `Deactivated ${user.name}` : `Reassigned the clients of ${user.name}`,
        duration: LONG_TOAST,
        ...(deactivate
          ? {
              description: 'The clients were reassigned. Undo doesn’t bring them back.',
              action: { label: 'Undo', onSelect: () => void takeBack() },
            }
          : {}),
      });
      onDone();
      await refresh(pathOf(adminEndpoints.getUser, { params: { id: user.id } }));
    },
  });

  const choices = (
    <>
      <option value="">Choose a manager</option>
      {managers
        .filter(({ id }) => id !== user.id)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      <option value={NO_MANAGER}>No manager</option>
    </>
  );

  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t reassign the clients">
            {failure.message}
          </Alert>
        )}
        {clients.length > 1 && (
          <Field label="Assign all to">
            <Select
              value=""
              onChange={({ target }) => {
                for (const index of clients.keys())
                  fields.setValue(fieldOf(index), target.value, { shouldValidate: true });
              }}
            >
              {choices}
            </Select>
          </Field>
        )}
        {clients.map(({ id, company }, index) => (
          <Field key={id} label={company} error={errorOf(fieldOf(index))}>
            <Select {...control(fieldOf(index), { setValueAs: managerIdOf })}>{choices}</Select>
          </Field>
        ))}
        <Dialog.Footer>
          <Button type="submit" variant={deactivate ? 'danger' : 'primary'} loading={pending}>
            {deactivate ? 'Reassign and deactivate' : 'Reassign'}
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

export interface ReassignClientsDialogProps {
  /** The manager whose clients are reassigned. */
  user: User;
  /** Whether to deactivate the manager as well. */
  deactivate: boolean;
  onClose: () => void;
}

/** Reassigns each client of a manager. */
export function ReassignClientsDialog({
  user,
  deactivate,
  onClose,
}: ReassignClientsDialogProps): ReactElement {
  const returnFocus = useFocusReturn();
  const { data, error, mutate, isValidating } = useEndpoint(
    adminEndpoints.listManagedClients,
    { params: { id: user.id } },
    { revalidateIfStale: true },
  );
  const { managers, error: managersError, retry } = useManagers();
  const failed = (data ? undefined : error) ?? managersError;
  // Starts from the newest list and ignores later updates, so that choices don't change while they are made.
  const [clients, setClients] = useState<readonly ManagedClient[] | null>(null);
  if (clients === null && data && !isValidating) setClients(data.data);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="sm" onCloseAutoFocus={returnFocus}>
        <Dialog.Title>Reassign the clients of {user.name}</Dialog.Title>
        <Dialog.Description>
          {deactivate
            ? `Once their clients are reassigned, ${user.name} is signed out everywhere and can’t sign in.`
            : 'Clients see their new manager right away.'}
        </Dialog.Description>
        {failed ? (
          <LoadFailure
            title="Couldn’t load the clients"
            error={failed}
            onRetry={() => {
              void mutate();
              retry();
            }}
          />
        ) : clients && managers ? (
          <ReassignClientsForm
            user={user}
            clients={clients}
            managers={managers}
            deactivate={deactivate}
            onDone={onClose}
          />
        ) : (
          <Stack gap={5} role="status" aria-label="Loading the clients">
            <Skeleton shape="block" height="3.75rem" />
            <Skeleton shape="block" height="3.75rem" />
          </Stack>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
