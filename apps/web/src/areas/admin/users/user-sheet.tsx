import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Heading } from '@uplift/ui/heading';
import { Sheet } from '@uplift/ui/sheet';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { LoadFailure } from '../../../shell/account/load-failure.tsx';
import { useFocusReturn } from '../../../shell/use-focus-return.ts';
import { UserForm } from './user-form.tsx';
import { UserHistory } from './user-history.tsx';

export interface UserSheetProps {
  id: string;
  /** Who is signed in. */
  selfId: string | undefined;
  onClose: () => void;
}

function LoadingForm(): ReactElement {
  return (
    <Stack gap={5} role="status" aria-label="Loading the user">
      {['name', 'email', 'role', 'booking'].map((name) => (
        <Skeleton key={name} shape="block" height="3.75rem" />
      ))}
    </Stack>
  );
}

/** A user beside the list: what can be changed, and what was. */
export function UserSheet({ id, selfId, onClose }: UserSheetProps): ReactElement {
  const { data, error, isValidating, mutate } = useEndpoint(
    adminEndpoints.getUser,
    { params: { id } },
    { revalidateIfStale: true },
  );
  const returnFocus = useFocusReturn();
  // The form begins with the newest version, and keeps to it: what comes later must not change what is being typed.
  const [base, setBase] = useState<User | null>(null);
  if (base === null && data && !isValidating) setBase(data);
  return (
    <Sheet.Root open onOpenChange={(open) => open || onClose()}>
      <Sheet.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Sheet.Title>{base?.name ?? data?.name ?? 'User'}</Sheet.Title>
        <Stack gap={8}>
          {base ? (
            <UserForm
              key={base.version}
              user={base}
              isSelf={id === selfId}
              onSaved={onClose}
              onTakeTheirs={setBase}
            />
          ) : error && !data ? (
            <LoadFailure title="The user could not be loaded" error={error} onRetry={() => void mutate()} />
          ) : (
            <LoadingForm />
          )}
          <Stack gap={4}>
            <Heading level={3} size="sm">
              History
            </Heading>
            <UserHistory id={id} />
          </Stack>
        </Stack>
      </Sheet.Content>
    </Sheet.Root>
  );
}
