import type { CaseStudy } from '@uplift/data-client';
import { Link } from '@uplift/ui/link';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { barShareOf } from '../../components/bars/bar-share.ts';
import * as bars from '../../components/bars/bars.styles.ts';
import { type Measure, rankedBy } from '../../features/stories/story-figures/measures.ts';
import * as styles from './bar-table.styles.ts';

export interface BarTableProps {
  measure: Measure;
  stories: readonly CaseStudy[];
  /** Whether the stories link to their own pages. Samples have none. */
  linked: boolean;
}

/** One measure of every story, as a table with bars. */
export function BarTable({ measure, stories, linked }: BarTableProps): ReactElement {
  const ranked = rankedBy(measure, stories);
  const longest = Math.max(...ranked.map(measure.of));
  return (
    <table css={bars.table}>
      <caption css={bars.caption}>
        {measure.name} {measure.unit} by story, highest first
      </caption>
      <thead css={bars.head}>
        <tr>
          <th scope="col" css={bars.columnHead}>
            Story
          </th>
          <th scope="col" css={bars.columnHead}>
            Industry
          </th>
          <th scope="col" css={bars.columnHead}>
            {measure.name} {measure.unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((story) => (
          <tr key={story.id} css={styles.row}>
            <th scope="row" css={styles.story}>
              {linked ? (
                <Link asChild tone="default" underline="hover">
                  <RouterLink to={`/success-stories/${story.slug}`}>{story.title}</RouterLink>
                </Link>
              ) : (
                story.title
              )}
            </th>
            <td css={styles.industry}>{story.industry}</td>
            <td css={styles.value}>
              <span css={styles.bar} style={barShareOf(measure.of(story), longest)}>
                <span css={styles.fill} aria-hidden />
                <span css={bars.figure}>{measure.format(measure.of(story))}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
