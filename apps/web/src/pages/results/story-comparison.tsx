import type { CaseStudy } from '@uplift/data-client';
import { useCaseStudy, usePreload } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Heading } from '@uplift/ui/heading';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { BeforeAfter } from '../../components/before-after/before-after.tsx';
import { useChoiceSearch } from '../../components/choice-links/use-choice-search.ts';
import { comparedStory, inIndustry } from '../../features/stories/chosen-stories.ts';
import { useSuccessStories } from '../../features/stories/success-stories.ts';
import * as styles from './story-comparison.styles.ts';

interface StoryChoiceProps {
  stories: readonly CaseStudy[];
  current: CaseStudy;
}

/** Selects the story to compare. Links, so that they work without JavaScript. */
function StoryChoice({ stories, current }: StoryChoiceProps): ReactElement {
  const searchOf = useChoiceSearch('story');
  const preload = usePreload();
  return (
    <nav aria-label="Story to compare" css={styles.choice}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" css={styles.list}>
        {stories.map((story) => {
          const prepare = () => preload(`/api/case-studies/${encodeURIComponent(story.slug)}`);
          return (
            <li key={story.id}>
              <RouterLink
                to={{ search: searchOf(story.slug) }}
                replace
                aria-current={story === current ? 'true' : undefined}
                onPointerEnter={prepare}
                onFocus={prepare}
                css={styles.story}
              >
                {story.title}
              </RouterLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Counts({ story }: { story: CaseStudy }): ReactElement {
  const { data, error } = useCaseStudy(story.slug);
  if (data && data.measurements.length > 0) return <BeforeAfter measurements={data.measurements} />;
  if (data) return <Text tone="muted">No counts are published for this story.</Text>;
  if (error)
    return (
      <Alert tone="warning" title="Couldn’t load these counts">
        We’ll try again once you’re back online. Or choose the story again.
      </Alert>
    );
  return (
    <Stack role="status" aria-label="Loading the counts">
      <Skeleton shape="block" height="16rem" />
    </Stack>
  );
}

/** The figures before and after, for one story at a time. */
export default function StoryComparison(): ReactElement | null {
  const { stories } = useSuccessStories();
  const [parameters] = useSearchParams();
  const shown = inIndustry(stories, parameters.get('industry'));
  const story = comparedStory(stories, parameters);
  if (!story) return null;
  return (
    <section aria-labelledby="comparison-title" css={styles.root}>
      <Heading level={3} id="comparison-title">
        Before and after
      </Heading>
      <div css={styles.columns} data-single={shown.length === 1 || undefined}>
        {shown.length > 1 && <StoryChoice stories={shown} current={story} />}
        <div css={styles.panel}>
          <Heading level={4} size="sm" css={styles.title}>
            {story.title}
          </Heading>
          <Counts story={story} />
          <p>
            <ArrowLink to={`/success-stories/${story.slug}`}>Read how it was done</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
