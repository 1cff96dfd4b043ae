import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type Lead, type LeadAction } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { List } from '@uplift/ui/list';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { ConflictNotice } from '../../shared/forms/conflict-notice.tsx';
import { saveLabel } from '../../shared/forms/messages.ts';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { explainSuspicion, stateNames } from './lead-labels.ts';
import { WinDialog } from './win-dialog.tsx';

const settable: readonly LeadAction[] = ['new', 'contacted', 'lost', 'spam'];
const conflictFields = { Status: ({ state }: Lead) => stateNames[state] };

export interface LeadFormProps {
  /** The version being edited. */
  lead: Lead;
  onSaved: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (lead: Lead) => void;
}

/** Sets the state of a lead, or converts it to a client. */
export function LeadForm({ lead, onSaved, onStartFrom }: LeadFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateLead, {
    write: useWriteRow(adminEndpoints.listLeads.path),
  });
  const refresh = useRefresh(adminEndpoints.listLeads.path);
  const params = { id: lead.id };
  const { theirs, save } = useConflict(lead, () => client.call(adminEndpoints.getLead, { params }));
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: adminEndpoints.updateLead.body,
    values: { version: lead.version, ...(lead.heldBack && { state: 'new' }) },
    send: async ({ state }) => {
      if (!(await save((version) => trigger({ params, body: { state, version } })))) return;
      toaster.show({
        type: 'success',
        title: lead.heldBack
          ? `Marked ${lead.name} as not spam`
          : `Marked ${lead.name} as ${stateNames[state].toLowerCase()}`,
      });
      onSaved();
      await refresh(pathOf(adminEndpoints.getLead, { params }));
    },
  });

  if (lead.state === 'won') {
    return (
      <Alert tone="success" title={lead.client ? `Client: ${lead.client.company}` : 'Won'}>
        This lead is now a client.
      </Alert>
    );
  }
  return (
    <Stack gap={3}>
      <form {...attributes}>
        <Stack gap={5}>
          {failure && (
            <Alert tone="danger" title="Couldn’t update the lead">
              {failure.message}
            </Alert>
          )}
          <ConflictNotice
            noun="lead"
            base={lead}
            theirs={theirs}
            fields={conflictFields}
            onStartFromTheirs={onStartFrom}
          />
          {lead.suspicions.length > 0 && (
            <Alert
              tone={lead.heldBack ? 'warning' : 'info'}
              title={
                lead.heldBack ? 'Held for review: this looks like spam' : 'This was held for review at first'
              }
            >
              <List.Root>
                {lead.suspicions.map((suspicion) => (
                  <List.Item key={suspicion}>{explainSuspicion(suspicion)}</List.Item>
                ))}
              </List.Root>
              {lead.heldBack && (
                <p>No e-mail was sent. If this is a real request, choose Not spam to send it.</p>
              )}
            </Alert>
          )}
          {lead.heldBack ? (
            <Button type="submit" loading={pending}>
              Not spam
            </Button>
          ) : (
            <>
              <Field label="Status" error={errorOf('state')}>
                <Select defaultValue={lead.state} {...control('state')}>
                  {settable.map((state) => (
                    <option key={state} value={state}>
                      {stateNames[state]}
                    </option>
                  ))}
                </Select>
              </Field>
              <Button type="submit" variant="secondary" loading={pending}>
                {saveLabel(theirs)}
              </Button>
            </>
          )}
        </Stack>
      </form>
      {/* Outside the form, so that submitting the dialog doesn't submit this form too. */}
      {!lead.heldBack && <WinDialog lead={theirs ?? lead} onWon={onSaved} />}
    </Stack>
  );
}
