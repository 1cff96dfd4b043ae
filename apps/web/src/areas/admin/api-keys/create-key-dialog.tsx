import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type IssuedApiKey, KEY_RATE_LIMIT } from '@uplift/data-client/contract/admin';
import { useEndpointMutation, useWriteNewRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { KeyControls } from './key-controls.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { type KeyDefaults, useKeyForm } from './key-form.ts';

const DAY_MS = 24 * 3_600_000;

/** New keys expire after 90 days by default, so that a forgotten key doesn't work forever. */
function newKeyDefaults(): KeyDefaults {
  return {
    name: '',
    scopes: [],
    expiresAt: new Date(Date.now() + 90 * DAY_MS).toISOString(),
    rateLimit: KEY_RATE_LIMIT.default,
  };
}

function CreateForm({ onIssued }: { onIssued: (issued: IssuedApiKey) => void }): ReactElement {
  const [defaults] = useState(newKeyDefaults);
  const writeNewRow = useWriteNewRow(adminEndpoints.listApiKeys.path);
  const { trigger } = useEndpointMutation(adminEndpoints.createApiKey, {
    write: ({ key }) => writeNewRow(key),
  });
  const refresh = useRefresh(adminEndpoints.listApiKeys.path);
  const form = useKeyForm(defaults, 'api-key:new', async (body) => {
    const issued = await trigger({ body });
    onIssued(issued);
    await refresh(pathOf(adminEndpoints.getApiKey, { params: { id: issued.key.id } }));
  });
  return (
    <form {...form.attributes}>
      <Stack gap={5}>
        {form.failure && (
          <Alert tone="danger" title="Couldn’t create the key">
            {form.failure.message}
          </Alert>
        )}
        <DraftNotice draft={form.draft} />
        <KeyControls form={form} defaults={defaults} />
        <Dialog.Footer>
          <Button type="submit" loading={form.pending}>
            Create key
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

/** Creates an API key and shows its secret once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <KeyDialog onClose={onClose}>
      {(onIssued) => (
        <>
          <Dialog.Title>Create API key</Dialog.Title>
          <Dialog.Description>
            You own the key. It stops working if you’re no longer an admin.
          </Dialog.Description>
          <CreateForm onIssued={onIssued} />
        </>
      )}
    </KeyDialog>
  );
}
