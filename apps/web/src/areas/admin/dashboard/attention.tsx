import { adminEndpoints, type Overview } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Icon } from '@uplift/ui/icon';
import { Text } from '@uplift/ui/text';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { erasureDay } from '../../../features/project/deletion-labels.ts';
import * as rows from '../../shared/lists/rows.styles.ts';
import { clientParameter } from '../clients/client-columns.tsx';
import * as styles from './dashboard.styles.ts';
import { OverviewCard } from './overview-card.tsx';
import { counted } from './trend.ts';

/** What waits for a decision of an admin. Each row leads to where it is made. */
export function Attention({ overview: { heldBackLeads } }: { overview: Overview }): ReactElement {
  const { data: deletions } = useEndpoint(
    adminEndpoints.listPendingDeletions,
    {},
    { revalidateIfStale: true },
  );
  const undecided = deletions?.data.filter((request) => erasureDay(request) === null) ?? [];
  const matters = [
    ...(heldBackLeads > 0
      ? [
          {
            label: `${counted(heldBackLeads, 'lead', 'leads')} held as possible spam`,
            to: '/admin/leads?state=spam',
          },
        ]
      : []),
    ...undecided.map(({ clientId, company }) => ({
      label: `${company} requested erasure`,
      to: `/admin/users/clients?${clientParameter}=${clientId}`,
    })),
  ];
  return (
    <OverviewCard title="Needs your decision">
      {matters.length === 0 ? (
        <Text size="sm" tone="muted">
          Nothing to decide.
        </Text>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" css={styles.rows}>
          {matters.map(({ label, to }) => (
            <li key={to} css={styles.row}>
              <Link to={to} css={rows.coveringLink}>
                {label}
              </Link>
              <Icon icon={ChevronRight} size="sm" css={styles.chevron} />
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
