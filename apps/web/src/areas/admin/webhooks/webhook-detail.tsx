import { adminEndpoints, type Webhook, type WebhookAction } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { DataList } from '@uplift/ui/data-list';
import { DataTable } from '@uplift/ui/data-table';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { DataTableToolbar } from '@uplift/ui/data-table-toolbar';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { Stack } from '@uplift/ui/stack';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import { type ReactElement, useState } from 'react';
import { useParams } from 'react-router-dom';
import { inFull } from '../../../app/time/last-use.ts';
import { type PageCommand, usePageCommands } from '../../shared/commands/page-commands.tsx';
import { useRememberRecord } from '../../shared/commands/recent-records.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { PageSkeleton } from '../../shared/frame/page-skeleton.tsx';
import { normalizeId, recordError } from '../../shared/lists/address-id.ts';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { AdminPage } from '../admin-page.tsx';
import { DeliverySheet } from './delivery-sheet.tsx';
import { useLookAgain } from './use-look-again.ts';
import { useWebhookActions, webhookActions } from './use-webhook-actions.ts';
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

interface DeliveryLogProps {
  id: string;
  /** Opens the dialog that sends a test. Null for a deleted webhook. */
  onSendTest: (() => void) | null;
}

function DeliveryLog({ id, onSendTest }: DeliveryLogProps): ReactElement {
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
      <Heading level={2} size="sm">
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
        empty={
          <EmptyState
            title="No deliveries yet"
            description={
              onSendTest ? 'Send a test to see one.' : 'This webhook was deleted before it received an event.'
            }
            actions={
              onSendTest && (
                <Button variant="secondary" onClick={onSendTest}>
                  Send test event
                </Button>
              )
            }
          />
        }
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

const dialogs = { test: SendTest, replay: ReplayMissed, rotate: RotateSecret } as const;

type OpenDialog = keyof typeof dialogs | 'settings';

function Detail({ webhook }: { webhook: Webhook }): ReactElement {
  const act = useWebhookActions();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  useRememberRecord(`${webhook.name} · webhook`);
  const { id, state } = webhook;
  const close = () => setOpened(null);
  const isStopped = state === 'paused' || state === 'disabled';
  const run = (action: WebhookAction) => void act(action, [webhook]);
  const tools: readonly PageCommand[] =
    state === 'deleted'
      ? []
      : [
          { label: 'Settings', icon: Settings, run: () => setOpened('settings') },
          ...(isStopped
            ? []
            : [{ label: 'Replay missed events', icon: RotateCcw, run: () => setOpened('replay') }]),
          { label: 'Rotate secret', icon: KeyRound, run: () => setOpened('rotate') },
        ];
  const sendTest = { label: 'Send test event', icon: Send, run: () => setOpened('test') };
  usePageCommands(state === 'deleted' ? [] : [sendTest, ...tools]);
  const [next, ...others]: readonly (WebhookAction | 'test')[] =
    state === 'deleted' ? ['restore'] : isStopped ? ['resume', 'test'] : ['test', 'pause'];
  const labelOf = (action: WebhookAction | 'test') =>
    action === 'test' ? sendTest.label : webhookActions[action].label;
  const start = (action: WebhookAction | 'test') => (action === 'test' ? sendTest.run() : run(action));
  const Tool = opened && opened !== 'settings' ? dialogs[opened] : null;
  return (
    <AdminPage
      title={webhook.name}
      lead={webhook.description || 'Receives events.'}
      parent={webhooksParent}
      actions={
        <>
          {next && (
            <Button size="sm" onClick={() => start(next)}>
              {labelOf(next)}
            </Button>
          )}
          {state !== 'deleted' && (
            <DropdownMenu.Root>
              <DropdownMenu.Trigger asChild>
                <IconButton label="More actions" size="sm" variant="secondary">
                  <Icon icon={Ellipsis} size="sm" />
                </IconButton>
              </DropdownMenu.Trigger>
              <DropdownMenu.Content align="end">
                {tools.map(({ label, run }) => (
                  <DropdownMenu.Item key={label} onSelect={run}>
                    {label}
                  </DropdownMenu.Item>
                ))}
                {others.map((action) => (
                  <DropdownMenu.Item key={action} onSelect={() => start(action)}>
                    {labelOf(action)}
                  </DropdownMenu.Item>
                ))}
                <DropdownMenu.Separator />
                <DropdownMenu.Item danger onSelect={() => run('delete')}>
                  {webhookActions.delete.label}
                </DropdownMenu.Item>
              </DropdownMenu.Content>
            </DropdownMenu.Root>
          )}
        </>
      }
    >
      <Trouble webhook={webhook} />
      <DataList.Root>
        <DataList.Item term="Status">
          <WebhookStateBadge state={state} />
        </DataList.Item>
        <DataList.Item term="URL">{webhook.url}</DataList.Item>
        <DataList.Item term="Events">{webhook.eventTypes?.join(', ') ?? eventsOf(webhook)}</DataList.Item>
        <DataList.Item term="Delivered, 7 days">{successRate(webhook)}</DataList.Item>
        <DataList.Item term="Last sent">
          <Moment at={webhook.lastAttemptAt} />
        </DataList.Item>
        <DataList.Item term="Owner">{webhook.ownerName ?? 'All admins'}</DataList.Item>
        {webhook.previousSecretUntil && Date.parse(webhook.previousSecretUntil) > Date.now() && (
          <DataList.Item term="Old secret expires">{inFull(webhook.previousSecretUntil)}</DataList.Item>
        )}
      </DataList.Root>
      <DeliveryLog id={id} onSendTest={state === 'deleted' ? null : sendTest.run} />
      {opened === 'settings' && <WebhookSheet id={id} onClose={close} />}
      {Tool && <Tool webhook={webhook} onClose={close} />}
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
