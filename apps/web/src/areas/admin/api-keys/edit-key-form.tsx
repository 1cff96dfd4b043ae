import { pathOf } from '@uplift/data-client/contract';
import { type ApiKey, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Sheet } from '@uplift/ui/sheet';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { EditForm } from '../../shared/forms/edit-form.tsx';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { KeyControls } from './key-controls.tsx';
import { useKeyForm } from './key-form.ts';
import { stateNames } from './key-labels.ts';

const conflictFields = {
  Name: ({ name }: ApiKey) => name,
  Scopes: ({ scopes }: ApiKey) => scopes.join(', '),
  Expires: ({ expiresAt }: ApiKey) => (expiresAt === null ? 'never' : inFull(expiresAt)),
  'Requests per minute': ({ rateLimit }: ApiKey) => String(rateLimit),
  State: ({ state }: ApiKey) => stateNames[state],
};

export interface EditKeyFormProps {
  /** The version being edited. */
  apiKey: ApiKey;
  onSaved: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (apiKey: ApiKey) => void;
}

/** Edits an API key. Its secret stays the same. */
export function EditKeyForm({ apiKey, onSaved, onStartFrom }: EditKeyFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateApiKey, {
    write: useWriteRow(adminEndpoints.listApiKeys.path),
  });
  const refresh = useRefresh(adminEndpoints.listApiKeys.path);
  const params = { id: apiKey.id };
  const { theirs, save } = useConflict(apiKey, () => client.call(adminEndpoints.getApiKey, { params }));
  const form = useKeyForm(apiKey, `api-key:${apiKey.id}:${apiKey.version}`, async (fields) => {
    if (!(await save((version) => trigger({ params, body: { ...fields, version } })))) return;
    toaster.show({ type: 'success', title: `Saved ${fields.name}` });
    onSaved();
    await refresh(pathOf(adminEndpoints.getApiKey, { params }));
  });
  return (
    <EditForm
      form={form}
      Footer={Sheet.Footer}
      noun="API key"
      base={apiKey}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <KeyControls form={form} defaults={apiKey} />
    </EditForm>
  );
}
