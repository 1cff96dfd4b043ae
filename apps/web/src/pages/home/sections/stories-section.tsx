import { Container } from '@uplift/ui/container';
import { useInView } from '@uplift/ui/in-view';
import { Link } from '@uplift/ui/link';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SectionHeading } from '../../../components/section-heading/section-heading.tsx';
import { stories as content } from '../../../content/home.ts';
import { StoryCard, StoryCardSkeleton } from '../../../features/stories/story-card/story-card.tsx';
import {
  StoryFeature,
  StoryFeatureSkeleton,
} from '../../../features/stories/story-feature/story-feature.tsx';
import { useSuccessStories } from '../../../features/stories/success-stories.ts';
import * as styles from './stories-section.styles.ts';

/** The number of stories on the home page. */
const LIMIT = 3;

const placeholders = ['first', 'second', 'third'];

export default function StoriesSection(): ReactElement {
  const { stories, status } = useSuccessStories();
  const { ref, inView } = useInView({ rootMargin: '0px 0px -10% 0px', once: true });
  const loading = status === 'loading';
  return (
    <Section aria-labelledby="stories-title">
      <Container>
        <SectionHeading
          id="stories-title"
          eyebrow={content.eyebrow}
          title={content.title}
          lead={
            <>
              {content.lead}{' '}
              <Link asChild underline="hover" css={styles.more}>
                <RouterLink to={content.action.to}>
                  {content.action.label}
                  <span aria-hidden> →</span>
                </RouterLink>
              </Link>
            </>
          }
        />
        {status === 'sample' && (
          <Text size="sm" tone="subtle" css={styles.note}>
            These are examples of typical projects. Our published stories cannot be shown right now.
          </Text>
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul ref={ref} role="list" aria-busy={loading} data-in-view={inView || undefined} css={styles.list}>
          {loading
            ? placeholders.map((name, index) => (
                <li key={name}>
                  {index === 0 ? <StoryFeatureSkeleton /> : <StoryCardSkeleton pictured={false} />}
                </li>
              ))
            : stories.slice(0, LIMIT).map((story, index) => (
                <li key={story.id} css={styles.item}>
                  {index === 0 ? (
                    <StoryFeature story={story} linked={status === 'ready'} />
                  ) : (
                    <StoryCard pictured={false} story={story} linked={status === 'ready'} />
                  )}
                </li>
              ))}
        </ul>
      </Container>
    </Section>
  );
}
