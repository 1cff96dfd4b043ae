import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type OutboxMessageSummary } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { DataList } from '@uplift/ui/data-list';
import { DataTable, type DataTableColumn } from '@uplift/ui/data-table';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { DataTableToolbar } from '@uplift/ui/data-table-toolbar';
import { EmptyState } from '@uplift/ui/empty-state';
import { Sheet } from '@uplift/ui/sheet';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { recordError } from '../../shared/lists/address-id.ts';
import { EmailText } from '../../shared/lists/email-text.tsx';
import { RowLink, useOpenRow } from '../../shared/lists/open-row.tsx';
import { listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import * as styles from './outbox.styles.ts';

const parameter = 'message';

const columns: DataTableColumn<OutboxMessageSummary>[] = [
  {
    id: 'subject',
    header: 'Subject',
    primary: true,
    cell: ({ id, subject }) => (
      <RowLink parameter={parameter} id={id}>
        {subject || 'No subject'}
      </RowLink>
    ),
  },
  { id: 'to', inList: 'unlabeled', header: 'To', cell: ({ to }) => <EmailText>{to}</EmailText> },
  {
    id: 'writtenAt',
    header: 'Created',
    sortable: true,
    cell: ({ writtenAt }) => (
      <time dateTime={writtenAt} title={inFull(writtenAt)}>
        {lastUse(writtenAt, Date.now())}
      </time>
    ),
  },
];

function MessageSheet({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const returnFocus = useFocusReturn();
  const { data, error, mutate } = useEndpoint(adminEndpoints.getOutboxMessage, { params: { id } });
  return (
    <Sheet.Root open onOpenChange={(open) => open || onClose()}>
      <Sheet.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Sheet.Title>
          {data ? data.subject || 'No subject' : error ? 'Message' : 'Loading the message'}
        </Sheet.Title>
        {data ? (
          <Stack gap={6}>
            <DataList.Root>
              <DataList.Item term="To">
                <EmailText>{data.to}</EmailText>
              </DataList.Item>
              <DataList.Item term="From">{data.from}</DataList.Item>
              {data.replyTo && <DataList.Item term="Reply to">{data.replyTo}</DataList.Item>}
              <DataList.Item term="Created">{inFull(data.writtenAt)}</DataList.Item>
            </DataList.Root>
            {data.html === null ? (
              <Text css={styles.text}>{data.text}</Text>
            ) : (
              // An empty sandbox blocks scripts and gives the message an opaque origin. With `srcDoc`, the policy
              // of this page would block its style sheet.
              <iframe
                title="Message"
                sandbox=""
                src={pathOf(adminEndpoints.getOutboxMessageHtml, { params: { id } })}
                css={styles.frame}
              />
            )}
          </Stack>
        ) : error ? (
          <LoadFailure
            title="Couldn’t load the message"
            error={recordError(error, 'message')}
            onRetry={() => void mutate()}
          />
        ) : (
          <Stack role="status" aria-label="Loading the message">
            <Skeleton shape="block" height="20rem" />
          </Stack>
        )}
      </Sheet.Content>
    </Sheet.Root>
  );
}

/** E-mails that weren't sent because there is no mail server. For development. */
export function Outbox(): ReactElement {
  const [state, setState] = useTableState(columns);
  const open = useOpenRow(parameter);
  const { data, error, isValidating, mutate } = useEndpoint(
    adminEndpoints.listOutbox,
    { query: listQueryOf(state, ['writtenAt'] as const) },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <>
      <DataTable
        label="Outbox"
        empty={
          <EmptyState
            title="No messages yet"
            description="Without a mail server, outgoing e-mail appears here."
          />
        }
        columns={columns}
        rows={data?.data}
        total={data?.total}
        getRowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        loading={isValidating && data !== undefined}
        error={error && !isValidating ? error.message : undefined}
        onRetry={() => void mutate()}
        toolbar={<DataTableToolbar />}
        pager={<DataTablePager />}
      />
      {open.id && <MessageSheet key={open.id} id={open.id} onClose={open.close} />}
    </>
  );
}
