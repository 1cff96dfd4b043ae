import { Alert } from '@uplift/ui/alert';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChoiceLinks } from '../../components/choice-links/choice-links.tsx';
import { StatRow } from '../../components/stat-row/stat-row.tsx';
import { inIndustry } from '../../features/stories/chosen-stories.ts';
import { IndustryFilter } from '../../features/stories/story-figures/industry-filter.tsx';
import { type Measure, meanOf, measures } from '../../features/stories/story-figures/measures.ts';
import { useSuccessStories } from '../../features/stories/success-stories.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { BarTable } from './bar-table.tsx';
import * as styles from './results-page.styles.ts';

const StoryComparison = lazySection(() => import('./story-comparison.tsx'));

const [firstMeasure] = measures;

/** The measure with this ID, or the first measure. */
function measureNamed(id: string | null): Measure | undefined {
  return measures.find((measure) => measure.id === id) ?? firstMeasure;
}

function noun(count: number): string {
  return count === 1 ? 'published story' : 'published stories';
}

function StoryResultsSkeleton(): ReactElement {
  return (
    <Stack gap={6} role="status" aria-label="Loading results">
      <Skeleton height="7rem" />
      <Skeleton height="24rem" />
    </Stack>
  );
}

/** Averages over the published stories, a bar for each story, and a before/after comparison of one story. */
export function StoryResults(): ReactElement {
  const { stories, status } = useSuccessStories();
  const [parameters] = useSearchParams();
  const industry = parameters.get('industry');
  const measure = measureNamed(parameters.get('measure'));
  if (status === 'loading' || !measure) return <StoryResultsSkeleton />;
  const shown = inIndustry(stories, industry);
  const sample = status === 'sample';
  return (
    <>
      {sample && (
        <Alert title="These are examples">
          Our published stories cannot be shown right now. What you see are illustrations of typical projects.
        </Alert>
      )}
      <div css={styles.filters}>
        <IndustryFilter stories={stories} current={industry} />
      </div>
      <StatRow
        figures={measures.map((each) => {
          const mean = meanOf(each, shown);
          return {
            value: mean === null ? '–' : each.format(mean),
            label: `${each.name} ${each.unit}`,
            caption: `Mean, n = ${shown.length} ${sample ? 'examples' : noun(shown.length)}`,
          };
        })}
      />
      <div css={styles.chart}>
        <div css={styles.measures}>
          <ChoiceLinks
            label="Measure"
            parameter="measure"
            choices={measures.map(({ id, name }) => ({
              value: id === firstMeasure?.id ? '' : id,
              label: name,
            }))}
            current={measure === firstMeasure ? '' : measure.id}
          />
        </div>
        <BarTable measure={measure} stories={shown} linked={!sample} />
      </div>
      {/* The examples have no before and after figures. */}
      {!sample && <StoryComparison />}
    </>
  );
}
