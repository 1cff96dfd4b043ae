import { pathOf } from '@uplift/data-client/contract';
import { type MeasuredWeek, projectEndpoints, type Results } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { DataTable } from '@uplift/ui/data-table';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { useDataTableRows } from '@uplift/ui/data-table-rows';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactElement, useMemo, useState } from 'react';
import { useTableState } from '../../../../areas/shared/lists/table-state.ts';
import { useRowActions } from '../../../../areas/shared/lists/use-row-actions.ts';
import { useProjectContext } from '../../project-context.tsx';
import * as styles from '../results.styles.ts';
import { formatDay, noWeeks } from '../results-labels.ts';
import { useRefreshResults } from '../use-refresh-results.ts';
import { EditWeekDialog } from './edit-week-dialog.tsx';
import { NewWeekDialog } from './new-week-dialog.tsx';
import { weekColumns } from './week-columns.tsx';

const nameOf = (week: string): string => `the week of ${formatDay(week)}`;

interface WeekMenuProps {
  week: MeasuredWeek;
  onEdit: () => void;
  onDelete: () => void;
}

function WeekMenu({ week, onEdit, onDelete }: WeekMenuProps): ReactElement {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`Actions for ${nameOf(week.week)}`} size="sm">
          <Icon icon={Ellipsis} size="sm" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={onEdit}>Edit</DropdownMenu.Item>
        <DropdownMenu.Item danger onSelect={onDelete}>
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export interface WeeksTableProps {
  results: Results;
  /** Whether weeks can be added and edited. */
  editable: boolean;
}

/** Paginated table of measured weeks, with a download for spreadsheets. */
export function WeeksTable({ results, editable }: WeeksTableProps): ReactElement {
  const { clientId } = useProjectContext();
  const [state, setState] = useTableState(weekColumns);
  const [edited, setEdited] = useState<MeasuredWeek | null>(null);
  const { trigger } = useEndpointMutation(projectEndpoints.actOnMeasurements);
  const act = useRowActions<'delete' | 'restore'>({
    send: (action, ids) => trigger({ params: { clientId }, body: { action, ids } }),
    labels: { delete: ['delete', 'Deleting', 'Deleted'], restore: ['restore', 'Restoring', 'Restored'] },
    undo: { delete: 'restore' },
    plural: 'weeks',
    refresh: useRefreshResults(clientId),
  });
  const { weeks } = results;
  const latestFirst = useMemo(() => weeks.toReversed(), [weeks]);
  const page = useDataTableRows(latestFirst, weekColumns, state);
  return (
    <Stack gap={4}>
      <div css={styles.sectionHead}>
        <Heading level={2} size="sm">
          Week by week
        </Heading>
        <div css={styles.actions}>
          {weeks.length > 0 && (
            <>
              <LinkButton
                size="sm"
                variant="secondary"
                href={pathOf(projectEndpoints.exportMeasurements, { params: { clientId } })}
                download
              >
                Export CSV
              </LinkButton>
              <Button size="sm" variant="secondary" onClick={() => window.print()}>
                Print
              </Button>
            </>
          )}
          {editable && results.unmeasuredWeeks.length > 0 && <NewWeekDialog results={results} />}
        </div>
      </div>
      <DataTable
        label="Measured weeks"
        columns={weekColumns}
        {...page}
        getRowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        {...(editable
          ? {
              rowActions: (week: MeasuredWeek) => (
                <WeekMenu
                  week={week}
                  onEdit={() => setEdited(week)}
                  onDelete={() => void act('delete', [{ id: week.id, name: nameOf(week.week) }])}
                />
              ),
            }
          : {})}
        pager={<DataTablePager />}
        empty={
          <EmptyState
            title={noWeeks}
            description={
              editable
                ? 'Once the first workflow runs, add the hours it saves each week and the evidence.'
                : 'Once your first workflow runs, the hours it saves each week appear here with the evidence.'
            }
          />
        }
      />
      {edited && (
        <EditWeekDialog key={edited.id} results={results} week={edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  );
}
