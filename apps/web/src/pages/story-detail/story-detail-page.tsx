import type { CaseStudy } from '@uplift/data-client';
import { Container } from '@uplift/ui/container';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { PageHead } from '../../app/page-head.tsx';
import type { PageFacts } from '../../app/site-context.tsx';
import { NothingFound } from '../../components/illustrations/nothing-found.tsx';
import type { TrailProps } from '../../components/trail/trail.tsx';
import { StoryFiguresSection } from '../../features/stories/story/story-figures-section.tsx';
import { StoryOpening } from '../../features/stories/story/story-opening.tsx';
import { strongestOf } from '../../features/stories/story-figures/measures.ts';
import { takenDownKey, useSuccessStories } from '../../features/stories/success-stories.ts';
import { type HydrationTrigger, onInteraction, onVisible } from '../../hydration/hydration-trigger.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { article, breadcrumbs } from '../../ssr/metadata/structured-data.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { inShort } from './in-short.ts';
import * as styles from './story-detail-page.styles.ts';

/** The account is complete, unless the server couldn't load it. */
const onAccount: HydrationTrigger = (hydration, element, tokens) => {
  const trigger = element.querySelector('[role=status]') ? onVisible : onInteraction;
  return trigger(hydration, element, tokens);
};

const StoryAccount = lazySection(() => import('./story-account.tsx'), onAccount);
const StoryEnding = lazySection(() => import('./story-ending.tsx'));

const parent = { name: 'Success stories', to: '/success-stories' };

/** The social card and structured data of a story. The card shows its strongest figure. */
function factsOf(story: CaseStudy, stories: readonly CaseStudy[], trail: TrailProps): PageFacts {
  const { title, industry, imageUrl, publishedAt = null, updatedAt = null } = story;
  const measure = strongestOf(story, stories);
  const figure = { value: measure.format(measure.of(story)), label: `${measure.name} ${measure.unit}` };
  return {
    card: { kicker: `Success story in ${industry}`, title, figures: [figure] },
    article: { published: publishedAt, modified: updatedAt },
    structuredData: (page) => [
      article(page, {
        headline: title,
        section: industry,
        published: publishedAt,
        modified: updatedAt,
        imageUrl,
      }),
      breadcrumbs(page, trail),
    ],
  };
}

function StoryDetail({ story, stories }: { story: CaseStudy; stories: readonly CaseStudy[] }): ReactElement {
  const trail = { parent, current: story.industry };
  return (
    <article aria-labelledby="story-title">
      <PageHead
        title={story.title}
        description={inShort(story.description)}
        facts={import.meta.env.SSR && factsOf(story, stories, trail)}
      />
      <StoryOpening story={story} trail={trail} />
      <StoryAccount />
      <StoryFiguresSection story={story} />
      <StoryEnding />
    </article>
  );
}

function StorySkeleton(): ReactElement {
  return (
    <Section spacing="compact">
      <PageHead title="Success story" index={false} />
      <Container>
        <Stack gap={6} role="status" aria-label="Loading the story">
          <Skeleton width="10rem" />
          <Skeleton width="32rem" height="3rem" />
          <Skeleton shape="block" height="16rem" />
        </Stack>
      </Container>
    </Section>
  );
}

function StoryUnavailable(): ReactElement {
  return (
    <Section>
      <PageHead title="Success story" index={false} />
      <Container>
        <EmptyState
          title="Couldn’t load this story"
          headingLevel={1}
          illustration={<NothingFound css={styles.nothingFound} />}
          description="Couldn’t load our stories. Try again in a minute."
          actions={
            <LinkButton asChild variant="secondary">
              <RouterLink to="/success-stories">All success stories</RouterLink>
            </LinkButton>
          }
        />
      </Container>
    </Section>
  );
}

function NoStory({ slug }: { slug: string | undefined }): ReactElement {
  const { fallback } = useSWRConfig();
  if (!fallback[takenDownKey(slug)]) return <NotFound />;
  return (
    <NotFound
      eyebrow="410"
      title="This story is no longer here"
      lead="We took it off the site. The others are all in one place."
    />
  );
}

/** The page of one success story. */
export default function StoryDetailPage(): ReactElement {
  const { slug } = useParams();
  const { stories, status, answered } = useSuccessStories();
  if (status === 'loading') return <StorySkeleton />;
  if (status === 'sample') return answered ? <NoStory slug={slug} /> : <StoryUnavailable />;
  const story = stories.find((each) => each.slug.toLowerCase() === slug?.toLowerCase());
  return story ? <StoryDetail story={story} stories={stories} /> : <NoStory slug={slug} />;
}
