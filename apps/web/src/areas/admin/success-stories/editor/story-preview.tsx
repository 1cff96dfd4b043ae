import type { CaseStudyDetail } from '@uplift/data-client';
import type { StoryDraft } from '@uplift/data-client/contract/admin';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useEffect, useRef } from 'react';
import { PageHead } from '../../../../app/page-head.tsx';
import { StoryChapters } from '../../../../features/stories/story/story-chapters.tsx';
import { StoryFiguresSection } from '../../../../features/stories/story/story-figures-section.tsx';
import { StoryOpening } from '../../../../features/stories/story/story-opening.tsx';
import { listPath, nameOf } from '../story-states.ts';
import * as styles from './story-page.styles.ts';
import { useStoryTechnologies } from './use-story-technologies.ts';

/** Returns the data the page would get, with zeros for missing figures. */
function storyOf(draft: StoryDraft, technologies: CaseStudyDetail['technologies']): CaseStudyDetail {
  return {
    ...draft,
    id: draft.slug,
    title: nameOf(draft.title),
    imageUrl: draft.imageUrl || null,
    hoursSaved: draft.hoursSaved ?? 0,
    revenueBoost: draft.revenueBoost ?? 0,
    efficiency: draft.efficiency ?? 0,
    savings: draft.savings ?? 0,
    measurements: draft.measurements.map((row) => ({
      ...row,
      before: row.before ?? 0,
      after: row.after ?? 0,
    })),
    technologies,
  };
}

export interface StoryPreviewProps {
  draft: StoryDraft;
  onClose: () => void;
}

/** Previews the story's page with unsaved changes. Only this admin sees it. */
export function StoryPreview({ draft, onClose }: StoryPreviewProps): ReactElement {
  const back = useRef<HTMLButtonElement>(null);
  const { withIds } = useStoryTechnologies();
  const story = storyOf(draft, withIds(draft.technologyIds));
  useEffect(() => back.current?.focus(), []);
  return (
    <Stack gap={4}>
      <PageHead title={`Preview: ${story.title}`} index={false} />
      <Cluster justify="between">
        <Text tone="muted">This is what visitors will see. Missing figures are shown as 0.</Text>
        <Button ref={back} type="button" variant="secondary" size="sm" onClick={onClose}>
          Back to editor
        </Button>
      </Cluster>
      <article aria-labelledby="story-title" css={styles.preview}>
        <StoryOpening
          story={story}
          trail={{ parent: { name: 'Success stories', to: listPath }, current: story.industry }}
        />
        <Section aria-label="How it went">
          <Container>
            <Stack gap={12}>
              <StoryChapters story={story} />
            </Stack>
          </Container>
        </Section>
        <StoryFiguresSection story={story} />
      </article>
    </Stack>
  );
}
