import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { StoryFeature, StoryFeatureSkeleton } from '../../features/stories/story-feature/story-feature.tsx';
import { useSuccessStories } from '../../features/stories/success-stories.ts';
import { relatedStory } from './related-story.ts';
import * as styles from './service-detail-page.styles.ts';

/** A success story that shows this service at work. */
export function RelatedStorySection({ industry }: { industry: string }): ReactElement {
  const { stories, status } = useSuccessStories();
  const story = relatedStory(stories, industry);
  return (
    <Section aria-labelledby="related-title">
      <Container>
        <SectionHeading
          id="related-title"
          title="What changed for a client"
          lead={
            status === 'sample'
              ? 'An example of a typical project. Our published stories cannot be shown right now.'
              : 'The figures were measured against the audit baseline.'
          }
        />
        {story ? <StoryFeature story={story} linked={status === 'ready'} /> : <StoryFeatureSkeleton />}
        <p css={styles.more}>
          <ArrowLink to="/success-stories">All success stories</ArrowLink>
        </p>
      </Container>
    </Section>
  );
}
