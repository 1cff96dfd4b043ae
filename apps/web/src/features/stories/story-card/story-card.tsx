import type { CaseStudy } from '@uplift/data-client';
import { formatMoney } from '@uplift/roi-engine';
import { Card } from '@uplift/ui/card';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { Skeleton } from '@uplift/ui/skeleton';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { IllustrationPanel } from '../../../components/illustration-panel/illustration-panel.tsx';
import { HoursWon } from '../../../components/illustrations/hours-won.tsx';
import { formatHours } from '../story-figures/measures.ts';
import { StoryImage } from '../story-image/story-image.tsx';
import * as styles from './story-card.styles.ts';

export interface StoryCardProps {
  story: CaseStudy;
  /** The heading level of the title. @default 3 */
  headingLevel?: HeadingLevel;
  /** Whether the card links to the story's page. Samples have none. @default true */
  linked?: boolean;
  /** Whether it has a picture. @default true */
  pictured?: boolean;
}

/** A success story in short, with the two figures that owners ask for first. */
export function StoryCard({
  story,
  headingLevel = 3,
  linked = true,
  pictured = true,
}: StoryCardProps): ReactElement {
  return (
    <Card asChild padding="none" interactive={linked} css={styles.card}>
      <article>
        {pictured && (
          <StoryImage
            story={story}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            fallback={<IllustrationPanel flush illustration={HoursWon} />}
            frame={(image) => <div css={styles.picture}>{image}</div>}
          />
        )}
        <div css={styles.text}>
          <p css={styles.origin}>
            {story.industry} <span aria-hidden>·</span> {story.timeFrame}
          </p>
          <Heading level={headingLevel} size="sm">
            {linked ? (
              <Link to={`/success-stories/${story.slug}`} css={styles.link}>
                {story.title}
              </Link>
            ) : (
              story.title
            )}
          </Heading>
          <p css={styles.description}>{story.description}</p>
          <dl css={styles.figures}>
            <div css={styles.figure}>
              <dt css={styles.label}>saved a week</dt>
              <dd css={styles.value}>{formatHours(story.hoursSaved)}</dd>
            </div>
            <div css={styles.figure}>
              <dt css={styles.label}>saved a year</dt>
              <dd css={styles.value}>{formatMoney(story.savings)}</dd>
            </div>
          </dl>
        </div>
      </article>
    </Card>
  );
}

/** The placeholder of a story card. */
export function StoryCardSkeleton({ pictured = true }: Pick<StoryCardProps, 'pictured'>): ReactElement {
  return (
    <Card padding="none" css={styles.card}>
      {pictured && <div css={styles.picture} />}
      <div css={styles.text}>
        <Skeleton width="8rem" />
        <Skeleton height="1.75rem" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
        <Skeleton shape="block" height="3.25rem" />
      </div>
    </Card>
  );
}
