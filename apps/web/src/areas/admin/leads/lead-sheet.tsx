import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { LeadCalculation } from './lead-calculation.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadRequest } from './lead-request.tsx';

const historyActions = { 'lead.state-set': 'Status changed', 'lead.won': 'Converted to a client' };
const historyFields = { state: 'Status' };

export interface LeadSheetProps {
  id: string;
  onClose: () => void;
}

/** Details of a lead: request, calculation, and state. */
export function LeadSheet({ id, onClose }: LeadSheetProps): ReactElement {
  const record = useEndpoint(adminEndpoints.getLead, { params: { id } }, { revalidateIfStale: true });
  return (
    <RecordSheet
      noun="lead"
      record={record}
      titleOf={({ name }) => name}
      onClose={onClose}
      history={<RecordHistory id={id} actions={historyActions} fields={historyFields} />}
    >
      {(lead, startFrom) => (
        <Stack gap={8}>
          <LeadForm lead={lead} onSaved={onClose} onStartFrom={startFrom} />
          <LeadRequest lead={lead} />
          {lead.calculation && <LeadCalculation calculation={lead.calculation} />}
        </Stack>
      )}
    </RecordSheet>
  );
}
