import { adminEndpoints, type Webhook } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { DataList } from '@uplift/ui/data-list';
import { DataTable } from '@uplift/ui/data-table';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { DataTableToolbar } from '@uplift/ui/data-table-toolbar';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { useParams } from 'react-router-dom';
import { inFull } from '../../../app/time/last-use.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { PageSkeleton } from '../../shared/frame/page-skeleton.tsx';
import { normalizeId, recordError } from '../../shared/lists/address-id.ts';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { AdminPage } from '../admin-page.tsx';
import { DeliverySheet } from './delivery-sheet.tsx';
import { useLookAgain } from './use-look-again.ts';
import { actionsFor, useWebhookActions, webhookActions } from './use-webhook-actions.ts';
import {
  deliveryColumns,
  deliveryParameter,
  eventsOf,
  Moment,
  successRate,
  WebhookStateBadge,
} from './webhook-columns.tsx';
import { WebhookSheet } from './webhook-sheet.tsx';
import { ReplayMissed, RotateSecret, SendTest } from './webhook-tools.tsx';
import { webhooksParent } from './webhooks-parent.ts';

function DeliveryLog({ id }: { id: string }): ReactElement {
  const [state, setState] = useTableState(deliveryColumns);
  const open = useOpenRow(deliveryParameter);
  const { data, error, isValidating, mutate } = useEndpoint(
    adminEndpoints.listWebhookDeliveries,
    {
      params: { id },
      query: { ...listQueryOf(state, ['createdAt']), state: filterOf(state, 'state') },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  useLookAgain(data?.data.some(({ state: at }) => at === 'pending') ?? false, mutate);
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        Deliveries
      </Heading>
      <DataTable
        label="Deliveries"
        columns={deliveryColumns}
        rows={data?.data}
        total={data?.total}
        getRowId={(delivery) => delivery.id}
        state={state}
        onStateChange={setState}
        loading={isValidating && data !== undefined}
        error={error && !isValidating ? error.message : undefined}
        onRetry={() => void mutate()}
        toolbar={<DataTableToolbar searchable={false} />}
        pager={<DataTablePager />}
      />
      {open.id && <DeliverySheet key={open.id} webhookId={id} id={open.id} onClose={open.close} />}
    </Stack>
  );
}

function Trouble({ webhook }: { webhook: Webhook }): ReactElement | null {
  if (webhook.state === 'disabled') {
    return (
      <Alert tone="danger" title="Deliveries stopped">
        <span>{webhook.disabledReason}</span> Fix the receiver, resume the webhook, and replay missed events.
      </Alert>
    );
  }
  if (webhook.state !== 'failing' || !webhook.failingSince) return null;
  return (
    <Alert tone="warning" title="Deliveries are failing">
      Since {inFull(webhook.failingSince)}. After five days of failures, the webhook is disabled and its owner
      gets an e-mail.
    </Alert>
  );
}

function Detail({ webhook }: { webhook: Webhook }): ReactElement {
  const act = useWebhookActions();
  const [editing, setEditing] = useState(false);
  const { state } = webhook;
  return (
    <AdminPage title={webhook.name} lead={webhook.description || 'Receives events.'} parent={webhooksParent}>
      <Trouble webhook={webhook} />
      <Cluster gap={3}>
        {state !== 'deleted' && (
          <>
            <Button size="sm" onClick={() => setEditing(true)}>
              Settings
            </Button>
            <SendTest webhook={webhook} />
            {state !== 'paused' && state !== 'disabled' && <ReplayMissed webhook={webhook} />}
            <RotateSecret webhook={webhook} />
          </>
        )}
        {actionsFor(webhook).map((action) => (
          <Button key={action} size="sm" variant="secondary" onClick={() => void act(action, [webhook])}>
            {webhookActions[action].label}
          </Button>
        ))}
      </Cluster>
      <DataList.Root>
        <DataList.Item term="Status">
          <WebhookStateBadge state={state} />
        </DataList.Item>
        <DataList.Item term="URL">{webhook.url}</DataList.Item>
        <DataList.Item term="Events">{webhook.eventTypes?.join(', ') ?? eventsOf(webhook)}</DataList.Item>
        <DataList.Item term="Delivered in 7 days">{successRate(webhook)}</DataList.Item>
        <DataList.Item term="Last sent">
          <Moment at={webhook.lastAttemptAt} />
        </DataList.Item>
        <DataList.Item term="Owner">{webhook.ownerName ?? 'All admins'}</DataList.Item>
        {webhook.previousSecretUntil && Date.parse(webhook.previousSecretUntil) > Date.now() && (
          <DataList.Item term="Old secret expires">{inFull(webhook.previousSecretUntil)}</DataList.Item>
        )}
      </DataList.Root>
      <DeliveryLog id={webhook.id} />
      {editing && <WebhookSheet id={webhook.id} onClose={() => setEditing(false)} />}
    </AdminPage>
  );
}

/** Page of a webhook: status, actions, and deliveries. */
export function WebhookDetail(): ReactElement {
  const id = normalizeId(useParams().id ?? '');
  const { data, error, isValidating, mutate } = useEndpoint(
    adminEndpoints.getWebhook,
    { params: { id } },
    { revalidateIfStale: true },
  );
  if (data) return <Detail webhook={data} />;
  if (!error || isValidating) return <PageSkeleton />;
  return (
    <AdminPage title="Webhook" lead="Receives events." parent={webhooksParent}>
      <LoadFailure
        title="Couldn’t load the webhook"
        error={recordError(error, 'webhook')}
        onRetry={() => void mutate()}
      />
    </AdminPage>
  );
}
