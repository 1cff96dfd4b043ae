import { type ApiKey, type ApiKeyAction, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import { type ReactElement, useState } from 'react';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { RecordList, type RowAction } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useCreate } from '../../shared/lists/use-create.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { type Named, useRowActions } from '../../shared/lists/use-row-actions.ts';
import { AdminPage } from '../admin-page.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { hiddenKeyColumns, keyColumns, keyParameter, sortableColumns } from './key-columns.tsx';
import { isWorking } from './key-labels.ts';
import { KeySheet } from './key-sheet.tsx';
import { RevokeQuestion } from './revoke-question.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

const actions = { revoke: { label: 'Revoke', danger: true } } as const satisfies Record<
  ApiKeyAction,
  RowAction
>;

const actionLabels = { revoke: ['revoke', 'Revoking', 'Revoked'] } as const;

interface Question {
  keys: readonly Named[];
  answer: (revoke: boolean) => void;
}

/** Lists the API keys. */
export default function ApiKeysPage(): ReactElement {
  const [state, setState] = useTableState(keyColumns, hiddenKeyColumns);
  const row = useOpenRow(keyParameter);
  const [creating, setCreating] = useCreate();
  const [rotated, setRotated] = useState<ApiKey | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { trigger } = useEndpointMutation(adminEndpoints.actOnApiKeys);
  const act = useRowActions<ApiKeyAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    plural: 'API keys',
    refresh: useRefresh(adminEndpoints.listApiKeys.path),
  });
  const list = useEndpoint(
    adminEndpoints.listApiKeys,
    {
      query: {
        ...listQueryOf(state, sortableColumns),
        state: filterOf(state, 'state'),
        use: filterOf(state, 'lastUsedAt'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );

  async function ask(action: ApiKeyAction, keys: readonly Named[]): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ keys, answer: resolve });
    const isYes = await promise;
    setQuestion(null);
    return isYes && act(action, keys);
  }

  const show = ({ id }: Named) => row.open(id);
  const create = () => setCreating(true);
  return (
    <AdminPage title="API keys" lead="Give other programs access to the API, with at most your permissions.">
      <RecordList
        label="API keys"
        columns={keyColumns}
        list={list}
        state={state}
        onStateChange={setState}
        actions={actions}
        actionsFor={(key) => (key.revokedAt ? [] : ['revoke'])}
        onAction={ask}
        rowMenu={(key, Menu) => (
          <>
            <Menu.Item onSelect={() => show(key)}>Details</Menu.Item>
            {isWorking(key) && <Menu.Item onSelect={() => setRotated(key)}>Rotate</Menu.Item>}
          </>
        )}
        empty={
          <EmptyState
            title="No API keys yet"
            description="A key lets a program call the API without signing in, such as a nightly report or a script that invites users. You choose what each key can access, and can revoke it at any time."
          />
        }
      >
        <LinkButton href="/api/docs" size="sm" variant="secondary">
          API docs
        </LinkButton>
        <Button size="sm" onClick={create}>
          Create key
        </Button>
      </RecordList>
      {row.id && <KeySheet key={row.id} id={row.id} onClose={row.close} />}
      {creating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      {rotated && <RotateKeyDialog apiKey={rotated} onClose={() => setRotated(null)} />}
      {question && <RevokeQuestion keys={question.keys} onAnswer={question.answer} />}
    </AdminPage>
  );
}
