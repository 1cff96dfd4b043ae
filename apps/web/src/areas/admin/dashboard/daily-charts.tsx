import type { Overview } from '@uplift/data-client/contract/admin';
import { Card } from '@uplift/ui/card';
import { AreaChart, BarChart, timeAxis } from '@uplift/ui/chart';
import type { ReactElement } from 'react';
import * as styles from './dashboard.styles.ts';
import { formatCount } from './trend.ts';

const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Page views and leads per day. Two charts, because page views are about a hundred times as many. */
export function DailyCharts({
  overview: { byDay, days, pageViews, leads },
}: {
  overview: Overview;
}): ReactElement {
  return (
    <div css={styles.pair}>
      <Card>
        <AreaChart
          title="Page views per day"
          description={`${formatCount(pageViews.current)} in ${days} days.`}
          source="Days are in the office’s time zone. Visitors who opted out aren’t counted."
          categories={byDay.map(({ day }) => day)}
          axis={timeAxis()}
          series={[{ name: 'Page views', values: byDay.map((day) => day.pageViews) }]}
          height={220}
        />
      </Card>
      <Card>
        <BarChart
          title="New leads per day"
          description={`${formatCount(leads.current)} in ${days} days.`}
          source="Days are in the office’s time zone. Spam isn’t counted."
          categories={byDay.map(({ day }) => dayName.format(Date.parse(day)))}
          series={[{ name: 'Leads', values: byDay.map((day) => day.leads) }]}
          height={220}
        />
      </Card>
    </div>
  );
}
