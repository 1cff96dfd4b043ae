import type { CaseStudy } from '@uplift/data-client';
import { Container } from '@uplift/ui/container';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { HoursWon } from '../../illustrations/hours-won.tsx';
import { NothingFound } from '../../illustrations/nothing-found.tsx';
import { IllustrationPanel } from '../../page-parts/illustration-panel/illustration-panel.tsx';
import { PageHeader } from '../../page-parts/page-header/page-header.tsx';
import { StatRow } from '../../page-parts/stat-row/stat-row.tsx';
import { measures } from '../../page-parts/story-figures/measures.ts';
import { Trail, trailData } from '../../page-parts/trail/trail.tsx';
import { deferredSection } from '../../shell/deferred-section.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useSiteUrl } from '../../shell/site-context.tsx';
import { useSuccessStories } from '../../shell/success-stories.ts';
import { NotFound } from '../not-found/not-found.tsx';
import * as styles from './story-detail-page.styles.ts';
import { StoryFiguresSection } from './story-figures-section.tsx';

const StoryEnding = deferredSection(() => import('./story-ending.tsx'));

const parent = { name: 'Success stories', to: '/success-stories' };

function articleData(siteUrl: string, { slug, title, description, imageUrl }: CaseStudy): object {
  const image = imageUrl && URL.parse(imageUrl, siteUrl)?.href;
  const publisher = { '@type': 'Organization', name: brand.name, url: siteUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    ...(image && { image }),
    mainEntityOfPage: `${siteUrl}/success-stories/${slug}`,
    author: publisher,
    publisher,
  };
}

function Picture({ imageUrl }: { imageUrl: string | null }): ReactElement {
  if (!imageUrl) return <IllustrationPanel illustration={HoursWon} />;
  return (
    <div css={styles.picture}>
      <img src={imageUrl} alt="" width={800} height={500} fetchPriority="high" css={styles.image} />
    </div>
  );
}

function StoryDetail({ story }: { story: CaseStudy }): ReactElement {
  const siteUrl = useSiteUrl();
  const trail = { parent, current: story.industry };
  return (
    <article aria-labelledby="story-title">
      <PageHead
        title={story.title}
        description={story.description}
        structuredData={[articleData(siteUrl, story), trailData(siteUrl, trail)]}
      />
      <PageHeader
        titleId="story-title"
        breadcrumb={<Trail {...trail} />}
        title={story.title}
        lead={story.description}
        aside={<Picture imageUrl={story.imageUrl} />}
      >
        <StatRow
          figures={measures.map((measure) => ({
            value: measure.format(measure.of(story)),
            label: `${measure.name} ${measure.unit}`,
          }))}
        />
      </PageHeader>
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
          title="This story cannot be shown right now"
          headingLevel={1}
          illustration={<NothingFound css={styles.nothingFound} />}
          description="Our stories could not be reached. Please try again in a minute."
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

/** One success story. */
export default function StoryDetailPage(): ReactElement {
  const { slug } = useParams();
  const { stories, status, answered } = useSuccessStories();
  if (status === 'loading') return <StorySkeleton />;
  if (status === 'sample') return answered ? <NotFound /> : <StoryUnavailable />;
  const story = stories.find((each) => each.slug.toLowerCase() === slug?.toLowerCase());
  return story ? <StoryDetail story={story} /> : <NotFound />;
}
