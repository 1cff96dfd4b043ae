import { type ApiKey, type AuditAction, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Code } from '@uplift/ui/code';
import { DataList } from '@uplift/ui/data-list';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { EditKeyForm } from './edit-key-form.tsx';
import { KeyStatus, LastUse, ownerLabel } from './key-columns.tsx';
import { KeyUsage } from './key-usage.tsx';

const historyActions = {
  'api-key.created': 'Created',
  'api-key.updated': 'Changed',
  'api-key.rotated': 'Rotated',
  'api-key.revoked': 'Revoked',
} satisfies Record<AuditAction<'api-key'>, string>;

const historyFields = {
  name: 'Name',
  scopes: 'Scopes',
  expiresAt: 'Expires',
  rateLimit: 'Requests per minute',
  state: 'Status',
};

function Facts({ apiKey }: { apiKey: ApiKey }): ReactElement {
  const { prefix, scopes, rateLimit, revokedAt } = apiKey;
  return (
    <DataList.Root>
      <DataList.Item term="Key">
        <Code>{prefix}…</Code>
      </DataList.Item>
      <DataList.Item term="Status">
        <KeyStatus apiKey={apiKey} />
      </DataList.Item>
      <DataList.Item term="Owner">{ownerLabel(apiKey)}</DataList.Item>
      <DataList.Item term="Created">{inFull(apiKey.createdAt)}</DataList.Item>
      <DataList.Item term="Last used">
        <LastUse apiKey={apiKey} />
      </DataList.Item>
      {revokedAt && (
        <>
          <DataList.Item term="Scopes">{scopes.join(', ')}</DataList.Item>
          <DataList.Item term="Requests per minute" numeric>
            {rateLimit}
          </DataList.Item>
        </>
      )}
    </DataList.Root>
  );
}

/** Explains why a key doesn't work and how to fix it. Renders nothing for a working key. */
function Hindrance({ apiKey: { revokedAt, state, owner } }: { apiKey: ApiKey }): ReactElement | null {
  if (revokedAt) {
    return (
      <Alert tone="info" title="This key is revoked">
        It was revoked on {inFull(revokedAt)} and can’t be used or edited. Create a new key for programs that
        still need access.
      </Alert>
    );
  }
  if (!owner.active) {
    return (
      <Alert tone="warning" title={`${owner.name} is no longer an admin`}>
        The key doesn’t work. Rotate it to become its owner.
      </Alert>
    );
  }
  if (state !== 'expired') return null;
  return (
    <Alert tone="warning" title="This key has expired">
      Choose a later last day to use it again, or create a new key.
    </Alert>
  );
}

export interface KeySheetProps {
  id: string;
  onClose: () => void;
}

/** Details of a key: form, usage, and change history. */
export function KeySheet({ id, onClose }: KeySheetProps): ReactElement {
  const record = useEndpoint(adminEndpoints.getApiKey, { params: { id } }, { revalidateIfStale: true });
  return (
    <RecordSheet
      noun="API key"
      record={record}
      titleOf={({ name }) => name}
      onClose={onClose}
      history={<RecordHistory id={id} actions={historyActions} fields={historyFields} />}
    >
      {(apiKey, startFrom) => (
        <Stack gap={6}>
          <Hindrance apiKey={apiKey} />
          <Facts apiKey={apiKey} />
          <KeyUsage id={id} />
          {!apiKey.revokedAt && <EditKeyForm apiKey={apiKey} onSaved={onClose} onStartFrom={startFrom} />}
        </Stack>
      )}
    </RecordSheet>
  );
}
