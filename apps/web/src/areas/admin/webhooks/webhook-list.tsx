import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { RecordList } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useCreate } from '../../shared/lists/use-create.ts';
import { AdminPage } from '../admin-page.tsx';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';
import { actionsFor, useWebhookActions, webhookActions } from './use-webhook-actions.ts';
import { sortableColumns, webhookColumns } from './webhook-columns.tsx';

/** Lists the webhooks. */
export function WebhookList(): ReactElement {
  const [state, setState] = useTableState(webhookColumns);
  const act = useWebhookActions();
  const [creating, setCreating] = useCreate();
  const create = () => setCreating(true);
  const list = useEndpoint(
    adminEndpoints.listWebhooks,
    { query: { ...listQueryOf(state, sortableColumns), state: filterOf(state, 'state') } },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <AdminPage title="Webhooks" lead="Send events to other programs as they happen.">
      <RecordList
        label="Webhooks"
        columns={webhookColumns}
        list={list}
        state={state}
        onStateChange={setState}
        actions={webhookActions}
        actionsFor={actionsFor}
        onAction={act}
        empty={
          <EmptyState
            title="No webhooks yet"
            description="A webhook sends a signed message to your URL when something happens, such as a new lead to your CRM or an approval to your team’s chat."
          />
        }
      >
        <LinkButton size="sm" variant="secondary" asChild>
          <Link to="/admin/webhooks/catalog">Event catalog</Link>
        </LinkButton>
        <Button size="sm" onClick={create}>
          Add webhook
        </Button>
      </RecordList>
      {creating && <CreateWebhookDialog onClose={() => setCreating(false)} />}
    </AdminPage>
  );
}
