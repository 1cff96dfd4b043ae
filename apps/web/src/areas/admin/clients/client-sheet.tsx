import { type AuditAction, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Cluster } from '@uplift/ui/cluster';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientPeople } from './client-people.tsx';
import { DeletionRequestNotice } from './erasure/deletion-request.tsx';
import { EraseClient } from './erasure/erase-client.tsx';
import { StoryDraft } from './story-draft.tsx';

const historyActions = {
  'client.created': 'Added',
  'client.data-exported': 'Data exported',
  'client.deactivated': 'Deactivated',
  'client.deletion-declined': 'Erasure request declined',
  'client.deletion-requested': 'Erasure requested',
  'client.deletion-scheduled': 'Erasure scheduled',
  'client.deletion-withdrawn': 'Erasure request withdrawn',
  'client.erased': 'Erased',
  'client.reactivated': 'Reactivated',
  'client.sessions-ended': 'Everyone signed out',
  'client.updated': 'Changed',
  'client.viewed': 'Viewed as the client',
} satisfies Record<AuditAction<'client'>, string>;

const historyFields = {
  company: 'Company',
  manager: 'Manager',
  currentRevenue: 'Annual revenue',
  totalHeadCount: 'Head count',
  busyWorkEmployees: 'Employees on busy work',
  hoursPerWeek: 'Hours per week',
  hourlyRate: 'Hourly rate',
  investment: 'Fee',
  agreedOn: 'Agreed on',
};

export interface ClientSheetProps {
  id: string;
  onClose: () => void;
}

/** Details of a client: form, people, and change history. */
export function ClientSheet({ id, onClose }: ClientSheetProps): ReactElement {
  const record = useEndpoint(adminEndpoints.getClient, { params: { id } }, { revalidateIfStale: true });
  return (
    <RecordSheet
      noun="client"
      record={record}
      titleOf={({ company }) => company}
      onClose={onClose}
      history={<RecordHistory id={id} actions={historyActions} fields={historyFields} />}
    >
      {(client, startFrom) => (
        <Stack gap={8}>
          <DeletionRequestNotice clientId={id} />
          <Cluster>
            <LinkButton asChild size="sm" variant="secondary">
              <Link to={`/client?as=${id}`}>View as client</Link>
            </LinkButton>
          </Cluster>
          <ClientForm client={client} onSaved={onClose} onStartFrom={startFrom} />
          {/* The form keeps the version it started from. The list of people is always current. */}
          <ClientPeople client={record.data ?? client} />
          <StoryDraft clientId={id} />
          <EraseClient clientId={id} />
        </Stack>
      )}
    </RecordSheet>
  );
}
