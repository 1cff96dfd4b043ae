import { type AuditAction, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadCalculation } from './lead-calculation.tsx';
import { LeadRequest } from './lead-request.tsx';
import { SpamSignals } from './spam-signals.tsx';

const historyActions = {
  'lead.state-set': 'Status changed',
  'lead.won': 'Converted to a client',
} satisfies Record<AuditAction<'lead'>, string>;
const historyFields = { state: 'Status' };

export interface LeadSheetProps {
  id: string;
  onClose: () => void;
}

/** Details of a lead: what the visitor wrote, the calculation, and the next steps. */
export function LeadSheet({ id, onClose }: LeadSheetProps): ReactElement {
  const record = useEndpoint(adminEndpoints.getLead, { params: { id } }, { revalidateIfStale: true });
  return (
    <RecordSheet
      noun="lead"
      record={record}
      titleOf={({ name }) => name}
      onClose={onClose}
      footer={(lead, startFrom) => <LeadActions lead={lead} onClose={onClose} onStartFrom={startFrom} />}
      history={<RecordHistory id={id} actions={historyActions} fields={historyFields} />}
    >
      {(lead) => (
        <Stack gap={8}>
          <SpamSignals lead={lead} />
          <LeadRequest lead={lead} />
          {lead.calculation && <LeadCalculation calculation={lead.calculation} />}
        </Stack>
      )}
    </RecordSheet>
  );
}
