import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Link } from '@uplift/ui/link';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import * as rows from '../../shared/lists/rows.styles.ts';
import { leadParameter } from '../leads/lead-columns.tsx';
import { sourceNames } from '../leads/lead-labels.ts';
import { leadActions, useLeadActions } from '../leads/use-lead-actions.ts';
import * as styles from './dashboard.styles.ts';
import { OverviewCard } from './overview-card.tsx';

const SHOWN = 5;

const newest = { query: { state: 'new', sort: '-createdAt', pageSize: SHOWN } } as const;

interface RowsProps {
  /** Called after a lead has changed. */
  onChanged: () => Promise<unknown>;
}

function Rows({ onChanged }: RowsProps): ReactElement {
  const act = useLeadActions();
  const { data, error, mutate } = useEndpoint(adminEndpoints.listLeads, newest, { revalidateIfStale: true });
  if (error && !data)
    return <LoadFailure title="Couldn’t load the leads" error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Stack role="status" aria-label="Loading the leads">
        <Skeleton shape="block" height="11rem" />
      </Stack>
    );
  const leads = data.data.filter(({ state }) => state === 'new');
  if (leads.length === 0)
    return (
      <Text size="sm" tone="muted">
        All leads are contacted.
      </Text>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul role="list" css={styles.rows}>
      {leads.map((lead) => (
        <li key={lead.id} css={styles.row}>
          <RouterLink to={`/admin/leads?${leadParameter}=${lead.id}`} css={rows.coveringLink}>
            {lead.name}
          </RouterLink>
          <span css={styles.rowDetail}>{lead.company ?? sourceNames[lead.source]}</span>
          <time dateTime={lead.createdAt} title={inFull(lead.createdAt)} css={styles.rowTime}>
            {lastUse(lead.createdAt, Date.now())}
          </time>
          <span css={styles.rowAction}>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void act('contacted', [lead]).then(onChanged)}
            >
              {leadActions.contacted.label}
              <VisuallyHidden>: {lead.name}</VisuallyHidden>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The newest leads that haven't been contacted yet. */
export function NewLeads({ onChanged }: RowsProps): ReactElement {
  return (
    <OverviewCard
      title="Leads to contact"
      link={
        <Link asChild>
          <RouterLink to="/admin/leads?state=new">View all</RouterLink>
        </Link>
      }
    >
      <Rows onChanged={onChanged} />
    </OverviewCard>
  );
}
