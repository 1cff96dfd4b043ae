import { pathOf } from '@uplift/data-client/contract';
import { type AuditAction, adminEndpoints, type Webhook } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpoint, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Sheet } from '@uplift/ui/sheet';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { ConflictNotice } from '../../shared/forms/conflict-notice.tsx';
import { CHANGES_NOT_SAVED, saveLabel } from '../../shared/forms/messages.ts';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { WebhookForm } from './webhook-form.tsx';

const historyActions = {
  'webhook.created': 'Added',
  'webhook.updated': 'Changed',
  'webhook.paused': 'Paused',
  'webhook.resumed': 'Resumed',
  'webhook.deleted': 'Deleted',
  'webhook.restored': 'Restored',
  'webhook.secret-rotated': 'Secret rotated',
  'webhook.tested': 'Test sent',
  'webhook.resent': 'Delivery resent',
  'webhook.replayed': 'Missed events replayed',
} satisfies Record<AuditAction<'webhook'>, string>;

const historyFields = {
  name: 'Name',
  url: 'URL',
  description: 'Description',
  eventTypes: 'Events',
};

const conflictFields = {
  Name: ({ name }: Webhook) => name,
  URL: ({ url }: Webhook) => url,
  Description: ({ description }: Webhook) => description,
  Events: ({ eventTypes }: Webhook) => eventTypes?.join(', ') ?? 'All events',
  Owner: ({ ownerName }: Webhook) => ownerName ?? 'All admins',
};

interface EditFormProps {
  webhook: Webhook;
  onSaved: () => void;
  onStartFrom: (webhook: Webhook) => void;
}

function EditForm({ webhook, onSaved, onStartFrom }: EditFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateWebhook, {
    write: useWriteRow(adminEndpoints.listWebhooks.path),
  });
  const refresh = useRefresh(adminEndpoints.listWebhooks.path);
  const params = { id: webhook.id };
  const { theirs, save } = useConflict(webhook, () => client.call(adminEndpoints.getWebhook, { params }));
  return (
    <WebhookForm
      initial={webhook}
      draftKey={`webhook:${webhook.id}:${webhook.version}`}
      submitLabel={saveLabel(theirs)}
      failureTitle={CHANGES_NOT_SAVED}
      Footer={Sheet.Footer}
      send={async (fields) => {
        if (!(await save((version) => trigger({ params, body: { ...fields, version } })))) return;
        toaster.show({ type: 'success', title: `Saved ${fields.name}` });
        onSaved();
        await refresh(pathOf(adminEndpoints.getWebhook, { params }));
      }}
    >
      <ConflictNotice
        noun="webhook"
        base={webhook}
        theirs={theirs}
        fields={conflictFields}
        onStartFromTheirs={onStartFrom}
      />
    </WebhookForm>
  );
}

/** Form and change history of a webhook. */
export function WebhookSheet({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const record = useEndpoint(adminEndpoints.getWebhook, { params: { id } }, { revalidateIfStale: true });
  return (
    <RecordSheet
      noun="webhook"
      record={record}
      titleOf={({ name }) => `Settings for ${name}`}
      onClose={onClose}
      remembered={false}
      history={<RecordHistory id={id} actions={historyActions} fields={historyFields} />}
    >
      {(webhook, startFrom) => <EditForm webhook={webhook} onSaved={onClose} onStartFrom={startFrom} />}
    </RecordSheet>
  );
}
