import type { CaseStudy } from '@uplift/data-client';
import { Container } from '@uplift/ui/container';
import { EmptyState } from '@uplift/ui/empty-state';
import { Grid } from '@uplift/ui/grid';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Stat } from '@uplift/ui/stat';
import type { ReactElement } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { HoursWon } from '../../illustrations/hours-won.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useSiteUrl } from '../../shell/site-context.tsx';
import { useSuccessStories } from '../../shell/success-stories.ts';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { ClosingCall } from '../closing-call/closing-call.tsx';
import { IllustrationPanel } from '../illustration-panel/illustration-panel.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { StoryFeature } from '../story-feature/story-feature.tsx';
import { measures } from '../story-figures/measures.ts';
import { Trail, trailData } from '../trail/trail.tsx';
import { storyAfter } from './in-context.ts';
import * as styles from './story-detail-page.styles.ts';
import { StoryFiguresSection } from './story-figures-section.tsx';

const parent = { name: 'Success stories', to: '/success-stories' };

function articleData(siteUrl: string, { slug, title, description, imageUrl }: CaseStudy): object {
  const publisher = { '@type': 'Organization', name: brand.name, url: siteUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    ...(imageUrl && { image: new URL(imageUrl, siteUrl).href }),
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

function NextStory({ story }: { story: CaseStudy }): ReactElement {
  return (
    <Section aria-labelledby="next-title" css={styles.hideInPrint}>
      <Container>
        <SectionHeading id="next-title" title="Next story" />
        <StoryFeature story={story} />
        <p css={styles.more}>
          <ArrowLink to="/success-stories">All success stories</ArrowLink>
        </p>
      </Container>
    </Section>
  );
}

function StoryDetail({ story, next }: { story: CaseStudy; next: CaseStudy | undefined }): ReactElement {
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
        <Grid asChild minColumn="8.5rem" gap={8}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul role="list" css={styles.figures}>
            {measures.map((measure) => (
              <li key={measure.id} css={styles.figure}>
                <Stat value={measure.format(measure.of(story))} label={`${measure.name} ${measure.unit}`} />
              </li>
            ))}
          </ul>
        </Grid>
      </PageHeader>
      <StoryFiguresSection story={story} />
      {next && <NextStory story={next} />}
      <ClosingCall
        title="Where do your hours go?"
        text="An audit answers that in a week, with a price and a date for every hour you could win back."
      >
        <ArrowLink to="/calculator">Calculate your ROI</ArrowLink>
      </ClosingCall>
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
  const { stories, status } = useSuccessStories();
  if (status === 'loading') return <StorySkeleton />;
  if (status === 'sample') return <StoryUnavailable />;
  const story = stories.find((each) => each.slug === slug);
  return story ? <StoryDetail story={story} next={storyAfter(stories, story)} /> : <NotFound />;
}
