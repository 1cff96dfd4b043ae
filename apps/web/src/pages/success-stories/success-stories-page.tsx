import { Alert } from '@uplift/ui/alert';
import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ChoiceLinks } from '../../components/choice-links/choice-links.tsx';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { inIndustry } from '../../features/stories/chosen-stories.ts';
import { StoryCard, StoryCardSkeleton } from '../../features/stories/story-card/story-card.tsx';
import { IndustryFilter } from '../../features/stories/story-figures/industry-filter.tsx';
import { useSuccessStories } from '../../features/stories/success-stories.ts';
import { orderNamed, storyOrders } from './story-order.ts';
import * as styles from './success-stories-page.styles.ts';

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function countOf(shown: number, total: number): string {
  if (shown === total) return total === 1 ? '1 story' : `${total} stories`;
  return `${shown} of ${total} stories`;
}

/** Widens the first cards so that every row of the two-column and the three-column layout is full. */
function placeOf(index: number, total: number): Record<`data-${string}`, true | undefined> {
  const over = total % 3;
  return {
    'data-across-two': (index === 0 && total % 2 === 1) || undefined,
    'data-across-three': (index === 0 && over === 1) || undefined,
    'data-half': (index < 2 && over === 2) || undefined,
  };
}

function StoryList(): ReactElement {
  const { stories, status } = useSuccessStories();
  const [parameters] = useSearchParams();
  const industry = parameters.get('industry');
  const order = orderNamed(parameters.get('sort'));
  const shown = order.apply(inIndustry(stories, industry));
  const loading = status === 'loading';
  return (
    <>
      {status === 'sample' && (
        <Alert title="These are examples" css={styles.notice}>
          Our published stories cannot be shown right now. What you see are illustrations of typical projects.
        </Alert>
      )}
      {!loading && (
        <>
          <div css={styles.filters}>
            <IndustryFilter stories={stories} current={industry} />
            <ChoiceLinks label="Order" parameter="sort" choices={storyOrders} current={order.value} />
          </div>
          <p role="status" css={styles.count}>
            {countOf(shown.length, stories.length)}
          </p>
        </>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" aria-busy={loading} css={styles.list}>
        {loading
          ? placeholders.map((name) => (
              <li key={name} css={styles.item}>
                <StoryCardSkeleton />
              </li>
            ))
          : shown.map((story, index) => (
              <li key={story.id} css={styles.item} {...placeOf(index, shown.length)}>
                <StoryCard story={story} headingLevel={2} linked={status === 'ready'} />
              </li>
            ))}
      </ul>
    </>
  );
}

/** All published stories, filtered by industry and sorted. */
export default function SuccessStoriesPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Success stories"
        description="How small businesses won back hours: what was slow, what changed, and what it came to in hours, dollars and growth."
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: 'Success stories',
              title: 'Businesses that got their week back',
              text: 'What was slow, what we changed, and what it came to. Each client agreed to every figure.',
            },
          }
        }
      />
      <PageHeader
        eyebrow="Success stories"
        title="Businesses that got their week back"
        lead="What was slow, what we changed, and what it came to. Each client has read the story and agreed to every figure."
      />
      <Section aria-label="Stories" css={styles.section}>
        <Container>
          <StoryList />
        </Container>
      </Section>
      <ClosingCall
        title="The next one could be yours"
        text="Tell us which task you would hand over first. We answer within one working day with two times for a call."
      >
        <ArrowLink to="/results">How we measure</ArrowLink>
      </ClosingCall>
    </>
  );
}
