import type { CaseStudy } from '@uplift/data-client';
import type { ReactElement } from 'react';
import { IllustrationPanel } from '../../../components/illustration-panel/illustration-panel.tsx';
import { HoursWon } from '../../../components/illustrations/hours-won.tsx';
import { PageHeader } from '../../../components/page-header/page-header.tsx';
import { StatRow } from '../../../components/stat-row/stat-row.tsx';
import { Trail, type TrailProps } from '../../../components/trail/trail.tsx';
import { measures } from '../story-figures/measures.ts';
import { StoryImage } from '../story-image/story-image.tsx';
import * as styles from './story.styles.ts';

export interface StoryOpeningProps {
  story: CaseStudy;
  trail: TrailProps;
}

/** The top of a story's page: title, picture and figures. */
export function StoryOpening({ story, trail }: StoryOpeningProps): ReactElement {
  return (
    <PageHeader
      titleId="story-title"
      breadcrumb={<Trail {...trail} />}
      title={story.title}
      lead={story.description}
      aside={
        <StoryImage
          story={story}
          sizes="(min-width: 64rem) 30rem, 100vw"
          first
          fallback={<IllustrationPanel illustration={HoursWon} />}
          frame={(image) => <div css={styles.picture}>{image}</div>}
        />
      }
    >
      <StatRow
        figures={measures.map((measure) => ({
          value: measure.format(measure.of(story)),
          label: `${measure.name} ${measure.unit}`,
        }))}
      />
    </PageHeader>
  );
}
