import { pathOf } from '@uplift/data-client/contract';
import { type AuditEntry, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { DataTable } from '@uplift/ui/data-table';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { DataTableToolbar } from '@uplift/ui/data-table-toolbar';
import { type DateRange, DateRangePicker, lastDays } from '@uplift/ui/date-range-picker';
import { EmptyState } from '@uplift/ui/empty-state';
import { Field } from '@uplift/ui/field';
import { LinkButton } from '@uplift/ui/link-button';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type ReactElement, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../app/navigation/update-search-params.ts';
import { useToday } from '../../../app/time/office-day.ts';
import { readAddressDay } from '../../shared/lists/address-day.ts';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { AdminPage } from '../admin-page.tsx';
import { auditColumns, entryParameter } from './audit-columns.tsx';
import { EntrySheet } from './entry-sheet.tsx';

const noChoices = { actors: [], subjects: [] };

const presets = [
  { label: 'Today', range: lastDays(1) },
  { label: 'Last 7 days', range: lastDays(7) },
  { label: 'Last 30 days', range: lastDays(30) },
  { label: 'All', range: { from: null, to: null } },
];

/** The date range filter, stored in the URL. */
function useDays() {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const set = (range: DateRange) =>
    updateSearchParams(
      (current) => {
        for (const name of ['from', 'to'] as const) {
          if (range[name]) current.set(name, range[name]);
          else current.delete(name);
        }
        current.delete('page');
        return current;
      },
      { replace: true },
    );
  return { from: readAddressDay(parameters, 'from'), to: readAddressDay(parameters, 'to'), set };
}

/** The audit log: who changed what, when, and from where. */
export default function AuditLogPage(): ReactElement {
  const { data: choices = noChoices } = useEndpoint(
    adminEndpoints.getAuditChoices,
    {},
    { revalidateIfStale: true },
  );
  const columns = useMemo(() => auditColumns(choices), [choices]);
  const [state, setState] = useTableState(columns);
  const days = useDays();
  const today = useToday();
  const open = useOpenRow(entryParameter);
  const { from, to } = days;
  const { page, pageSize, sort, ...search } = listQueryOf(state, ['occurredAt'] as const);
  const wanted = {
    ...search,
    actorId: filterOf(state, 'actorId'),
    subject: filterOf(state, 'subject'),
    from,
    to,
  };
  const { data, error, isValidating, mutate } = useEndpoint(
    adminEndpoints.listAuditLog,
    { query: { ...wanted, page, pageSize, sort } },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  const opened = data?.data.find(({ id }: AuditEntry) => String(id) === open.id);
  return (
    <AdminPage
      title="Audit log"
      lead="Changes made by people and API keys in the last 90 days."
      actions={
        <Field label={<VisuallyHidden>Period</VisuallyHidden>}>
          <DateRangePicker
            value={{ from: from ?? null, to: to ?? null }}
            onValueChange={days.set}
            presets={presets}
            today={today}
            max={today}
          />
        </Field>
      }
    >
      <DataTable
        label="Audit log"
        empty={
          <EmptyState
            title="No changes yet"
            description="Changes appear here, with the values before and after."
          />
        }
        columns={columns}
        rows={data?.data}
        total={data?.total}
        getRowId={({ id }) => String(id)}
        state={state}
        onStateChange={setState}
        loading={isValidating && data !== undefined}
        error={error && !isValidating ? error.message : undefined}
        onRetry={() => void mutate()}
        toolbar={
          <DataTableToolbar>
            <LinkButton
              size="sm"
              variant="secondary"
              href={pathOf(adminEndpoints.exportAuditLog, { query: wanted })}
              download
            >
              Export CSV
            </LinkButton>
          </DataTableToolbar>
        }
        pager={<DataTablePager />}
      />
      {opened && <EntrySheet entry={opened} onClose={open.close} />}
    </AdminPage>
  );
}
