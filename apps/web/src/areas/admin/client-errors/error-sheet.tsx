import { beginningOf, pathOf } from '@uplift/data-client/contract';
import { type AuditAction, adminEndpoints, type ClientErrorDetail } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpoint, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { CodeBlock } from '@uplift/ui/code';
import { DataList } from '@uplift/ui/data-list';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useId } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { describeBrowser } from '../../shared/account/describe-browser.ts';
import { ConflictNotice } from '../../shared/forms/conflict-notice.tsx';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import * as rows from '../../shared/lists/rows.styles.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { browserNames, ErrorStatus, levelNames } from './error-columns.tsx';
import * as styles from './error-sheet.styles.ts';

const historyActions = {
  'client-error.resolved': 'Resolved',
  'client-error.reopened': 'Reopened',
} satisfies Record<AuditAction<'client-error'>, string>;

const conflictFields = {
  State: ({ state }: ClientErrorDetail) => state,
  Times: ({ occurrences }: ClientErrorDetail) => String(occurrences),
};

interface StateFormProps {
  group: ClientErrorDetail;
  onSaved: () => void;
  onStartFrom: (group: ClientErrorDetail) => void;
}

/** Resolves or reopens an error. */
function StateForm({ group, onSaved, onStartFrom }: StateFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateClientError, {
    write: useWriteRow(adminEndpoints.listClientErrors.path),
  });
  const refresh = useRefresh(adminEndpoints.listClientErrors.path);
  const params = { id: group.id };
  const { theirs, save } = useConflict(group, () => client.call(adminEndpoints.getClientError, { params }));
  const next = group.state === 'open' ? 'resolved' : 'open';
  const { attributes, failure, pending } = useForm({
    schema: adminEndpoints.updateClientError.body,
    values: { state: next, version: group.version },
    send: async ({ state }) => {
      if (!(await save((version) => trigger({ params, body: { state, version } })))) return;
      toaster.show({
        type: 'success',
        title: state === 'resolved' ? 'Error resolved' : 'Error reopened',
      });
      onSaved();
      await refresh(pathOf(adminEndpoints.getClientError, { params }));
    },
  });
  return (
    <form {...attributes} css={styles.stateForm}>
      <Stack gap={4}>
        {failure && (
          <Alert tone="danger" title="Couldn’t update the error">
            {failure.message}
          </Alert>
        )}
        <ConflictNotice
          noun="error"
          base={group}
          theirs={theirs}
          fields={conflictFields}
          onStartFromTheirs={onStartFrom}
        />
        <Cluster>
          <Button type="submit" loading={pending}>
            {next === 'resolved' ? 'Resolve' : 'Reopen'}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function Reports({ latest }: Pick<ClientErrorDetail, 'latest'>): ReactElement {
  const labelId = useId();
  const [newest] = latest;
  return (
    <Stack gap={4}>
      {newest?.stack && (
        <CodeBlock label="Latest stack trace" showLabel copyable>
          {newest.stack}
        </CodeBlock>
      )}
      {newest?.componentStack && (
        <CodeBlock label="Latest component stack" showLabel copyable>
          {newest.componentStack.trim()}
        </CodeBlock>
      )}
      <Stack gap={2}>
        <Text size="sm" tone="muted" id={labelId}>
          Latest reports ({latest.length})
        </Text>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul role="list" aria-labelledby={labelId} css={rows.list}>
          {latest.map(({ id, receivedAt, url, userAgent }) => (
            <li key={id} css={rows.row}>
              <span>{url}</span>
              <span css={[rows.facts, styles.facts]}>
                <time dateTime={receivedAt}>{inFull(receivedAt)}</time>
                <span>{describeBrowser(userAgent)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

export interface ErrorSheetProps {
  id: string;
  onClose: () => void;
}

/** Details of an error: where it happened, and which browsers it affected. */
export function ErrorSheet({ id, onClose }: ErrorSheetProps): ReactElement {
  const record = useEndpoint(adminEndpoints.getClientError, { params: { id } }, { revalidateIfStale: true });
  return (
    <RecordSheet
      noun="error"
      record={record}
      titleOf={({ name }) => beginningOf(name, 200)}
      onClose={onClose}
      history={<RecordHistory id={id} actions={historyActions} fields={{}} />}
      footer={(group, startFrom) => <StateForm group={group} onSaved={onClose} onStartFrom={startFrom} />}
    >
      {(group) => (
        <Stack gap={6}>
          <DataList.Root>
            <DataList.Item term="Status">
              <ErrorStatus state={group.state} />
            </DataList.Item>
            <DataList.Item term="Count" numeric>
              {group.occurrences.toLocaleString('en-US')}
            </DataList.Item>
            <DataList.Item term="Level">{levelNames[group.level]}</DataList.Item>
            <DataList.Item term="First seen">{inFull(group.firstSeenAt)}</DataList.Item>
            <DataList.Item term="Last seen">{inFull(group.lastSeenAt)}</DataList.Item>
            <DataList.Item term="Browsers">{browserNames(group.userAgents)}</DataList.Item>
          </DataList.Root>
          <Heading level={3} size="sm">
            Reports
          </Heading>
          <Reports latest={group.latest} />
        </Stack>
      )}
    </RecordSheet>
  );
}
