import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { BarChart } from '@uplift/ui/chart';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';

const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

/** Requests made with a key on each of the last 30 days. */
export function KeyUsage({ id }: { id: string }): ReactElement {
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.getApiKeyUsage,
    { params: { id } },
    { revalidateIfStale: true },
  );
  if (error && !data) {
    return <LoadFailure title="Couldn’t load the usage" error={error} onRetry={() => void mutate()} />;
  }
  if (!data) return <Skeleton shape="block" height="14rem" />;
  const days = data.data;
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  if (total === 0)
    return (
      <Text size="sm" tone="subtle">
        No requests in the last 30 days.
      </Text>
    );
  return (
    <BarChart
      title="Requests per day"
      description={`${number.format(total)} in the last 30 days, up to a minute ago. Days are in the office’s time zone.`}
      categories={days.map(({ day }) => dayName.format(Date.parse(day)))}
      series={[{ name: 'Requests', values: days.map(({ calls }) => calls) }]}
      height={160}
      messages={{ category: 'Day' }}
    />
  );
}
