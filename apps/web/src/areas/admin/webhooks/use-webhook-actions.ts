import { adminEndpoints, type Webhook, type WebhookAction } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import type { RowAction } from '../../shared/lists/record-list.tsx';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { type Named, useRowActions } from '../../shared/lists/use-row-actions.ts';

export const webhookActions = {
  pause: { label: 'Pause' },
  resume: { label: 'Resume' },
  delete: { label: 'Delete', danger: true },
  restore: { label: 'Restore' },
} as const satisfies Record<WebhookAction, RowAction>;

const actionLabels = {
  pause: ['pause', 'Pausing', 'Paused'],
  resume: ['resume', 'Resuming', 'Resumed'],
  delete: ['delete', 'Deleting', 'Deleted'],
  restore: ['restore', 'Restoring', 'Restored'],
} as const;

/** Returns the actions available for a webhook. */
export function actionsFor({ state }: Pick<Webhook, 'state'>): WebhookAction[] {
  if (state === 'deleted') return ['restore'];
  return state === 'paused' || state === 'disabled' ? ['resume', 'delete'] : ['pause', 'delete'];
}

/** Actions on webhooks, with undo. */
export function useWebhookActions(): (action: WebhookAction, rows: readonly Named[]) => Promise<boolean> {
  const { trigger } = useEndpointMutation(adminEndpoints.actOnWebhooks);
  return useRowActions<WebhookAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo: { pause: 'resume', delete: 'restore' },
    plural: 'webhooks',
    refresh: useRefresh(adminEndpoints.listWebhooks.path),
  });
}
