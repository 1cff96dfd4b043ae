import { useCaseStudy } from '@uplift/data-client/swr';
import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { sectionBelow } from '../../components/page-header/page-header.styles.ts';
import * as styles from '../../features/stories/story/story-chapters.styles.ts';
import { StoryChapters } from '../../features/stories/story/story-chapters.tsx';

/** The full story: the problem, the work, the outcome, and the figures before and after. */
export default function StoryAccount(): ReactElement | null {
  const { slug = null } = useParams();
  const { data: story, error } = useCaseStudy(slug);
  // The page header has the short version, so the page is complete without the full story.
  if (error && !story) return null;
  return (
    <Section aria-label="How it went" css={sectionBelow}>
      <Container css={styles.account}>
        {story ? (
          <StoryChapters story={story} />
        ) : (
          <Stack gap={4} role="status" aria-label="Loading the story">
            <Skeleton width="12rem" />
            <Skeleton shape="block" height="8rem" />
            <Skeleton shape="block" height="8rem" />
          </Stack>
        )}
      </Container>
    </Section>
  );
}
