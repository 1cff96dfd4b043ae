import { ApiError } from '@uplift/data-client';
import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type Lead, type LeadAction } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { LinkButton } from '@uplift/ui/link-button';
import { toaster } from '@uplift/ui/toaster';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageCommands } from '../../shared/commands/page-commands.tsx';
import { TRY_AGAIN } from '../../shared/forms/messages.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { clientParameter } from '../clients/client-columns.tsx';
import * as styles from './lead.styles.ts';
import { stateNames } from './lead-labels.ts';
import { actionsFor, leadActions } from './use-lead-actions.ts';
import { WinDialog } from './win-dialog.tsx';

/** The likely next step. A contacted lead becomes a client, which has a dialog of its own. */
function nextAction({ state, heldBack }: Lead): LeadAction | null {
  if (heldBack || state === 'lost' || state === 'spam') return 'new';
  return state === 'new' ? 'contacted' : null;
}

export interface LeadActionsProps {
  /** The version that the actions start from. */
  lead: Lead;
  onClose: () => void;
  /** Called with the version to continue from. */
  onStartFrom: (lead: Lead) => void;
}

/** Sets the state of a lead, or converts it to a client: the likely next step first. */
export function LeadActions({ lead, onClose, onStartFrom }: LeadActionsProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateLead, {
    write: useWriteRow(adminEndpoints.listLeads.path),
  });
  const refresh = useRefresh(adminEndpoints.listLeads.path);
  const params = { id: lead.id };
  const [running, setRunning] = useState<LeadAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** After a conflict, continues from what someone else saved. Resolves to false after any other error. */
  async function startFromNewest(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError) || error.status !== 409) return false;
    const newest = await client.call(adminEndpoints.getLead, { params });
    if (newest.version === lead.version) return false;
    toaster.show({
      type: 'warning',
      title: 'Someone else changed this lead',
      description: `Its status is now “${stateNames[newest.state]}”. Choose again to change it.`,
    });
    onStartFrom(newest);
    return true;
  }

  async function mark(state: LeadAction): Promise<void> {
    setRunning(state);
    setFailure(null);
    let saved: Lead;
    try {
      saved = await trigger({ params, body: { state, version: lead.version } });
    } catch (error) {
      if (!(await startFromNewest(error))) setFailure(error instanceof Error ? error.message : TRY_AGAIN);
      return;
    } finally {
      setRunning(null);
    }
    toaster.show({
      type: 'success',
      title: lead.heldBack
        ? `Marked as not spam: ${lead.name}`
        : `Marked as ${stateNames[state].toLowerCase()}: ${lead.name}`,
    });
    // The next step of a contacted lead is in this sheet too.
    if (state === 'contacted') onStartFrom(saved);
    else onClose();
    await refresh(pathOf(adminEndpoints.getLead, { params }));
  }

  const next = lead.state === 'won' ? null : nextAction(lead);
  const nextLabel = next && (lead.heldBack ? 'Not spam' : leadActions[next].label);
  usePageCommands(
    next && nextLabel ? [{ label: nextLabel, icon: CircleCheck, run: () => void mark(next) }] : [],
  );

  if (lead.state === 'won') {
    return (
      <>
        {lead.client && (
          <LinkButton size="sm" asChild>
            <Link to={`/admin/users/clients?${clientParameter}=${lead.client.id}`}>Open client</Link>
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      {failure && (
        <Alert tone="danger" title="Couldn’t update the lead" css={styles.failure}>
          {failure}
        </Alert>
      )}
      <Cluster css={styles.steps}>
        {next && (
          <Button size="sm" loading={running === next} onClick={() => void mark(next)}>
            {nextLabel}
          </Button>
        )}
        {!lead.heldBack && <WinDialog lead={lead} variant={next ? 'secondary' : 'primary'} onWon={onClose} />}
      </Cluster>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label="More actions" size="sm" css={styles.more}>
            <Icon icon={Ellipsis} size="sm" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item asChild>
            <a href={`mailto:${lead.email}`}>Send e-mail</a>
          </DropdownMenu.Item>
          {actionsFor(lead)
            .filter((action) => action !== next)
            .map((action) => (
              <DropdownMenu.Item key={action} danger={action === 'spam'} onSelect={() => void mark(action)}>
                {leadActions[action].label}
              </DropdownMenu.Item>
            ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
}
