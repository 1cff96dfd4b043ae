import type { Overview } from '@uplift/data-client/contract/admin';
import type { ReactElement } from 'react';
import * as styles from './dashboard.styles.ts';
import { describeTrend, formatCount, formatShare, winRate } from './trend.ts';

interface Figure {
  term: string;
  value: string;
  note: string;
}

function figuresOf(overview: Overview): Figure[] {
  const { days, leads, wonLeads, lostLeads, pageViews } = overview;
  const decided = wonLeads.current + lostLeads.current;
  const rateBefore = winRate(wonLeads.previous, lostLeads.previous);
  return [
    { term: 'New leads', value: formatCount(leads.current), note: describeTrend(leads, days) },
    { term: 'Won leads', value: formatCount(wonLeads.current), note: describeTrend(wonLeads, days) },
    {
      term: 'Win rate',
      value: formatShare(winRate(wonLeads.current, lostLeads.current)),
      note: `of ${decided} decided${rateBefore === null ? '' : `, previously ${formatShare(rateBefore)}`}`,
    },
    { term: 'Page views', value: formatCount(pageViews.current), note: describeTrend(pageViews, days) },
  ];
}

/** Key figures of the period, each compared with the previous period. */
export function KeyFigures({ overview }: { overview: Overview }): ReactElement {
  return (
    <dl css={styles.figures}>
      {figuresOf(overview).map(({ term, value, note }) => (
        <div key={term} css={styles.figure}>
          <dt css={styles.term}>{term}</dt>
          <dd css={styles.value}>{value}</dd>
          <dd css={styles.trend}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
