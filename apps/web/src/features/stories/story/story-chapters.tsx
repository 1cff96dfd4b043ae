import type { CaseStudyDetail } from '@uplift/data-client';
import { Cluster } from '@uplift/ui/cluster';
import { Heading } from '@uplift/ui/heading';
import { Tag } from '@uplift/ui/tag';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { BeforeAfter } from '../../../components/before-after/before-after.tsx';
import * as styles from './story-chapters.styles.ts';
import { StoryQuote } from './story-quote.tsx';

const chapters = [
  ['challenge', 'What was in the way'],
  ['approach', 'What we did'],
  ['result', 'What came of it'],
] as const;

/** The text of a story, the tools it connects, and its figures before and after. */
export function StoryChapters({ story }: { story: CaseStudyDetail }): ReactElement {
  const { technologies = [] } = story;
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
        {technologies.length > 0 && (
          <div css={styles.chapter}>
            <Heading level={2} size="sm">
              Tools it runs on
            </Heading>
            <Cluster asChild gap={2}>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
              <ul role="list" css={styles.tools}>
                {technologies.map(({ id, name }) => (
                  <li key={id}>
                    <Tag>{name}</Tag>
                  </li>
                ))}
              </ul>
            </Cluster>
          </div>
        )}
        {story.quote && (
          <div css={styles.chapter}>
            <div css={styles.quote}>
              <StoryQuote story={story} size="lg" />
            </div>
          </div>
        )}
      </div>
      {story.measurements.length > 0 && <BeforeAfter measurements={story.measurements} />}
    </>
  );
}
