import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { LinkButton } from '@uplift/ui/link-button';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { RecordList } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { AdminPage } from '../admin-page.tsx';
import { sortableColumns, storyColumns } from './story-columns.tsx';
import { actions, actionsFor, nameOf } from './story-states.ts';
import { useStoryActions } from './use-story-actions.ts';

const none: readonly string[] = [];

/** Lists drafts and published success stories. A filter shows those in the trash. */
export function StoriesList(): ReactElement {
  const { data: industries } = useEndpoint(
    adminEndpoints.listStoryIndustries,
    {},
    { revalidateIfStale: true },
  );
  const columns = useMemo(() => storyColumns(industries?.data ?? none), [industries]);
  const [state, setState] = useTableState(columns);
  const act = useStoryActions();
  const list = useEndpoint(
    adminEndpoints.listStories,
    {
      query: {
        ...listQueryOf(state, sortableColumns),
        state: filterOf(state, 'state'),
        industry: filterOf(state, 'industry'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  const { data } = list;
  const named = useMemo(
    () => data && { ...data, data: data.data.map((row) => ({ ...row, name: nameOf(row.title) })) },
    [data],
  );
  return (
    <AdminPage
      title="Success stories"
      lead="Published stories and drafts. The site doesn’t show FinTech stories, even when published."
    >
      <RecordList
        label="Success stories"
        columns={columns}
        list={{ ...list, data: named }}
        state={state}
        onStateChange={setState}
        actions={actions}
        actionsFor={actionsFor}
        onAction={act}
      >
        <LinkButton asChild size="sm">
          <Link to="new">New story</Link>
        </LinkButton>
      </RecordList>
    </AdminPage>
  );
}
