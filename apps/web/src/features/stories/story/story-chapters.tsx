import type { CaseStudyDetail } from '@uplift/data-client';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { BeforeAfter } from '../../../components/before-after/before-after.tsx';
import * as styles from './story-chapters.styles.ts';

const chapters = [
  ['challenge', 'What was in the way'],
  ['approach', 'What we did'],
  ['result', 'What came of it'],
] as const;

/** The text of a story, and its figures before and after. */
export function StoryChapters({ story }: { story: CaseStudyDetail }): ReactElement {
  return (
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
      {story.measurements.length > 0 && <BeforeAfter measurements={story.measurements} />}
    </>
  );
}
