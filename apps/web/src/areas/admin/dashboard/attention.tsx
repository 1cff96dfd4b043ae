import type { Overview } from '@uplift/data-client/contract/admin';
import { Alert } from '@uplift/ui/alert';
import { Link } from '@uplift/ui/link';
import { List } from '@uplift/ui/list';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Matter {
  label: string;
  to: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function mattersOf({ heldBackLeads, openErrors, failedJobs }: Overview): Matter[] {
  return [
    ...(heldBackLeads > 0
      ? [
          {
            label: `${counted(heldBackLeads, 'lead', 'leads')} held as possible spam`,
            to: '/admin/leads?state=spam',
          },
        ]
      : []),
    ...(openErrors.recent > 0
      ? [
          {
            label: `${counted(openErrors.recent, 'new browser error', 'new browser errors')} in 7 days`,
            to: '/admin/client-errors?state=open&sort=-firstSeenAt',
          },
        ]
      : []),
    ...(failedJobs > 0
      ? [
          {
            label: `${counted(failedJobs, 'failed job', 'failed jobs')} to review`,
            to: '/admin/jobs',
          },
        ]
      : []),
  ];
}

/** Lists what needs an admin's attention, with links. */
export function Attention({ overview }: { overview: Overview }): ReactElement {
  const matters = mattersOf(overview);
  if (matters.length === 0) return <Text tone="muted">Nothing needs your attention.</Text>;
  return (
    <Alert tone="warning" title="Needs your attention">
      <List.Root variant="plain">
        {matters.map(({ label, to }) => (
          <List.Item key={to}>
            <Link asChild tone="default">
              <RouterLink to={to}>{label}</RouterLink>
            </Link>
          </List.Item>
        ))}
      </List.Root>
    </Alert>
  );
}
