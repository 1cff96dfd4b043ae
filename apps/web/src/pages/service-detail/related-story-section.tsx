import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useSuccessStories } from '../../shell/success-stories.ts';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { StoryCard, StoryCardSkeleton } from '../story-card/story-card.tsx';
import { relatedStory } from './related-story.ts';
import * as styles from './service-detail-page.styles.ts';

/** What this came to for somebody else. */
export function RelatedStorySection({ industry }: { industry: string }): ReactElement {
  const { stories, status } = useSuccessStories();
  const story = relatedStory(stories, industry);
  return (
    <Section aria-labelledby="related-title">
      <Container css={styles.related}>
        <div css={styles.block}>
          <Heading level={2} id="related-title">
            What it came to elsewhere
          </Heading>
          <Text size="lg" tone="muted">
            {status === 'sample'
              ? 'An example of a typical project. Our published stories cannot be shown right now.'
              : 'A client who started where you are. The figures were measured against the audit baseline.'}
          </Text>
          <p>
            <ArrowLink to="/success-stories">All success stories</ArrowLink>
          </p>
        </div>
        {story ? <StoryCard story={story} linked={status === 'ready'} /> : <StoryCardSkeleton />}
      </Container>
    </Section>
  );
}
