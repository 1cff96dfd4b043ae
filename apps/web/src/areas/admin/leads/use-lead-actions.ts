import { adminEndpoints, type LeadAction, type LeadSummary } from '@uplift/data-client/contract/admin';
import { useEndpointMutation, useOptimisticRows } from '@uplift/data-client/swr';
import type { RowAction } from '../../shared/lists/record-list.tsx';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';

export const leadActions = {
  new: { label: 'Mark as new' },
  contacted: { label: 'Mark as contacted' },
  lost: { label: 'Mark as lost' },
  spam: { label: 'Mark as spam', danger: true },
} as const satisfies Record<LeadAction, RowAction>;

const actionLabels = {
  new: ['mark', 'Marking', 'Marked as new:'],
  contacted: ['mark', 'Marking', 'Marked as contacted:'],
  lost: ['mark', 'Marking', 'Marked as lost:'],
  spam: ['mark', 'Marking', 'Marked as spam:'],
} as const;

/** Returns the actions available for a lead. */
export function actionsFor({ state, heldBack }: Pick<LeadSummary, 'state' | 'heldBack'>): LeadAction[] {
  if (state === 'won' || heldBack) return [];
  const all: LeadAction[] = ['new', 'contacted', 'lost', 'spam'];
  return all.filter((action) => action !== state);
}

/** Restores the previous state. Releasing a held-back lead can't be undone: its e-mails are sent. */
function undo(action: LeadAction, { state, heldBack }: LeadSummary): LeadAction | undefined {
  return state === 'won' || heldBack || state === action ? undefined : state;
}

/** Actions on leads, with undo. */
export function useLeadActions(): (action: LeadAction, rows: readonly LeadSummary[]) => Promise<boolean> {
  const { trigger } = useEndpointMutation(adminEndpoints.actOnLeads);
  const changeLeads = useOptimisticRows<LeadSummary>(adminEndpoints.listLeads.path);
  return useRowActions<LeadAction, LeadSummary>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo,
    plural: 'leads',
    optimistic: (state, ids) => changeLeads(ids, { state, heldBack: false }),
    refresh: useRefresh(adminEndpoints.listLeads.path),
  });
}
