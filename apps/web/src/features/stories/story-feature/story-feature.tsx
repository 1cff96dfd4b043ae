import type { CaseStudy } from '@uplift/data-client';
import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { Skeleton } from '@uplift/ui/skeleton';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { IllustrationPanel } from '../../../components/illustration-panel/illustration-panel.tsx';
import { HoursWon } from '../../../components/illustrations/hours-won.tsx';
import { StoryQuote } from '../story/story-quote.tsx';
import { measures } from '../story-figures/measures.ts';
import { StoryImage } from '../story-image/story-image.tsx';
import * as styles from './story-feature.styles.ts';

export interface StoryFeatureProps {
  story: CaseStudy;
  /** Whether the card links to the story's page. Samples have none. @default true */
  linked?: boolean;
}

/** A full-width success story: picture, figures, and what the client says, or a summary. */
export function StoryFeature({ story, linked = true }: StoryFeatureProps): ReactElement {
  return (
    <Card asChild padding="none" interactive={linked} css={styles.card}>
      <article>
        <StoryImage
          story={story}
          sizes="(min-width: 64rem) 38rem, 100vw"
          fallback={<IllustrationPanel flush illustration={HoursWon} />}
          frame={(image) => <div css={styles.picture}>{image}</div>}
        />
        <div css={styles.text}>
          <p css={styles.origin}>
            {story.industry} <span aria-hidden>·</span> {story.timeFrame}
          </p>
          <Heading level={3}>
            {linked ? (
              <Link to={`/success-stories/${story.slug}`} css={styles.link}>
                {story.title}
              </Link>
            ) : (
              story.title
            )}
          </Heading>
          {story.quote ? <StoryQuote story={story} /> : <Text tone="muted">{story.description}</Text>}
          <dl css={styles.figures}>
            {measures.slice(0, story.quote ? 2 : 3).map((measure) => (
              <div key={measure.id} css={styles.figure}>
                <dt css={styles.label}>
                  {measure.name} {measure.unit}
                </dt>
                <dd css={styles.value}>{measure.format(measure.of(story))}</dd>
              </div>
            ))}
          </dl>
        </div>
      </article>
    </Card>
  );
}

/** The placeholder of a story feature. */
export function StoryFeatureSkeleton(): ReactElement {
  return (
    <Card padding="none" aria-busy css={styles.card}>
      <div css={styles.picture} />
      <div css={styles.text}>
        <Skeleton width="8rem" />
        <Skeleton height="2rem" />
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton shape="block" height="4rem" />
      </div>
    </Card>
  );
}
