import { useCaseStudy } from '@uplift/data-client/swr';
import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { BeforeAfter } from '../../page-parts/before-after/before-after.tsx';
import * as styles from './story-account.styles.ts';

const chapters = [
  ['challenge', 'What was in the way'],
  ['approach', 'What we did'],
  ['result', 'What came of it'],
] as const;

/** How it went: what was in the way, what we did, what came of it, and what was counted before and after. */
export default function StoryAccount(): ReactElement | null {
  const { slug = null } = useParams();
  const { data: story, error } = useCaseStudy(slug);
  // The head of the page says it all in short; without the long version nothing is missing.
  if (error && !story) return null;
  return (
    <Section aria-label="How it went">
      <Container css={styles.account}>
        {story ? (
          <>
            <div css={styles.chapters}>
              {chapters.map(([chapter, title]) => (
                <div key={chapter} css={styles.chapter}>
                  <Heading level={2} size="sm">
                    {title}
                  </Heading>
                  <Text size="lg">{story[chapter]}</Text>
                </div>
              ))}
            </div>
            {story.measurements.length > 0 && (
              <BeforeAfter
                measurements={story.measurements}
                caption="Counted before the build and again at day 90"
              />
            )}
          </>
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
