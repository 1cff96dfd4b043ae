import type { CaseStudy } from '@uplift/data-client';
import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { storyAfter } from '../../features/stories/story/in-context.ts';
import { StoryFeature } from '../../features/stories/story-feature/story-feature.tsx';
import { useSuccessStories } from '../../features/stories/success-stories.ts';
import * as styles from './story-detail-page.styles.ts';

function NextStory({ story }: { story: CaseStudy }): ReactElement {
  return (
    <Section aria-labelledby="next-title" css={styles.hideInPrint}>
      <Container>
        <SectionHeading id="next-title" title="Next story" />
        <StoryFeature story={story} />
        <p css={styles.more}>
          <ArrowLink to="/success-stories">All success stories</ArrowLink>
        </p>
      </Container>
    </Section>
  );
}

/** Below a story: the next story and the next step. */
export default function StoryEnding(): ReactElement {
  const { slug } = useParams();
  const { stories } = useSuccessStories();
  const next = storyAfter(stories, slug);
  return (
    <>
      {next && <NextStory story={next} />}
      <ClosingCall
        title="Where do your hours go?"
        text="An audit answers that in a week, with a price and a date for every hour you could win back."
      >
        <ArrowLink to="/calculator">Calculate your ROI</ArrowLink>
      </ClosingCall>
    </>
  );
}
