import { adminEndpoints, type Overview } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Icon, type IconComponent } from '@uplift/ui/icon';
import { Link } from '@uplift/ui/link';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queueLabel } from '../jobs/queue-label.ts';
import * as styles from './dashboard.styles.ts';
import { counted } from './trend.ts';

interface EntryProps {
  icon: IconComponent;
  failing: boolean;
  to: string;
  label: string;
  detail?: ReactNode;
}

function Entry({ icon, failing, to, label, detail }: EntryProps): ReactElement {
  return (
    <li css={styles.statusEntry}>
      <Icon icon={icon} size="sm" css={failing ? styles.failing : styles.healthy} />
      <Link asChild tone="default">
        <RouterLink to={to}>{label}</RouterLink>
      </Link>
      {detail && <span css={styles.statusDetail}>{detail}</span>}
    </li>
  );
}

const stoppedWebhooks = { query: { state: 'failing,disabled', pageSize: 1 } } as const;

/** Whether jobs, webhooks or pages fail, and what is published, in one line. */
export function SiteStatus({ overview }: { overview: Overview }): ReactElement {
  const { days, failedJobs, openErrors, publishedStories } = overview;
  const jobsFail = failedJobs > 0;
  const { data: queues } = useEndpoint(adminEndpoints.listJobQueues, jobsFail ? {} : null, {
    revalidateIfStale: true,
  });
  const failing = queues?.data.filter(({ failed }) => failed > 0).map(({ name }) => queueLabel(name));
  const { data: webhooks } = useEndpoint(adminEndpoints.listWebhooks, stoppedWebhooks, {
    revalidateIfStale: true,
  });
  const webhooksFail = webhooks !== undefined && webhooks.total > 0;
  const errorsAreNew = openErrors.recent > 0;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul role="list" aria-label="Status" css={styles.status}>
      <Entry
        icon={jobsFail ? CircleAlert : CircleCheck}
        failing={jobsFail}
        to="/admin/jobs"
        label={jobsFail ? counted(failedJobs, 'failed job', 'failed jobs') : 'No failed jobs'}
        detail={failing?.join(', ')}
      />
      {webhooksFail && (
        <Entry
          icon={CircleAlert}
          failing
          to="/admin/webhooks?state=failing&state=disabled"
          label={`${counted(webhooks.total, 'webhook', 'webhooks')} failing or disabled`}
        />
      )}
      <Entry
        icon={errorsAreNew ? CircleAlert : CircleCheck}
        failing={errorsAreNew}
        to="/admin/client-errors?state=open&sort=-firstSeenAt"
        label={
          errorsAreNew
            ? counted(openErrors.recent, 'new browser error', 'new browser errors')
            : 'No new browser errors'
        }
        detail={openErrors.total > 0 && `${openErrors.total} open`}
      />
      <Entry
        icon={CircleCheck}
        failing={false}
        to="/admin/success-stories"
        label={counted(publishedStories.total, 'published story', 'published stories')}
        detail={publishedStories.inPeriod > 0 && `${publishedStories.inPeriod} new in ${days} days`}
      />
    </ul>
  );
}
