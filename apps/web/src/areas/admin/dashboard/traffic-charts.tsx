import type { Overview } from '@uplift/data-client/contract/admin';
import { Card } from '@uplift/ui/card';
import { AreaChart, BarChart, timeAxis } from '@uplift/ui/chart';
import type { ReactElement } from 'react';
import * as styles from './dashboard.styles.ts';
import { formatCount } from './trend.ts';
import { leadsByWeek } from './weekly.ts';

/** Fewer leads a week don't fill the chart. */
const FEW_LEADS = 5;

const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Page views per day, and leads per week. */
export function TrafficCharts({
  overview: { byDay, days, pageViews, leads },
}: {
  overview: Overview;
}): ReactElement {
  const weeks = leadsByWeek(byDay);
  return (
    <div css={styles.pair}>
      <Card>
        <AreaChart
          title="Page views per day"
          description={`${formatCount(pageViews.current)} in ${days} days.`}
          note="Days are in the office’s time zone. Visitors who opted out aren’t counted."
          categories={byDay.map(({ day }) => day)}
          axis={timeAxis()}
          series={[{ name: 'Page views', values: byDay.map((day) => day.pageViews) }]}
          format={{ maximumFractionDigits: 0 }}
          height={220}
        />
      </Card>
      <Card>
        <BarChart
          title="New leads per week"
          description={`${formatCount(leads.current)} in ${days} days.`}
          note="Weeks start on Monday, in the office’s time zone. The first and the last one may be incomplete. Spam isn’t counted."
          categories={weeks.map(({ from }) => dayName.format(Date.parse(from)))}
          series={[{ name: 'Leads', values: weeks.map((week) => week.leads) }]}
          messages={{ category: 'Week from' }}
          suggestedMax={FEW_LEADS}
          height={220}
        />
      </Card>
    </div>
  );
}
