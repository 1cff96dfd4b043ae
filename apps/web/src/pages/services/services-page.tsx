import { Card } from '@uplift/ui/card';
import { Container } from '@uplift/ui/container';
import { Grid } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';
import { IllustrationPanel } from '../../components/illustration-panel/illustration-panel.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { BOOK_YOUR_AUDIT } from '../../content/labels.ts';
import { serviceSummaries } from '../../content/services.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { listOfPages } from '../../ssr/metadata/structured-data.ts';
import { serviceIllustrations } from './service-illustrations.ts';
import * as styles from './services-page.styles.ts';

const ServicesEnding = lazySection(() => import('./services-ending.tsx'));

function ServiceCards(): ReactElement {
  return (
    <Grid asChild minColumn="20rem">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" css={styles.list}>
        {serviceSummaries.map(({ slug, name, summary, price, firstResult }) => (
          <li key={slug}>
            <Card padding="none" interactive css={styles.card}>
              <IllustrationPanel flush illustration={serviceIllustrations[slug]} />
              <div css={styles.text}>
                <Heading level={2} size="md">
                  <RouterLink to={`/services/${slug}`} css={styles.cardLink}>
                    {name}
                  </RouterLink>
                </Heading>
                <Text tone="muted">{summary}</Text>
              </div>
              <p css={styles.terms}>
                <span css={styles.price}>{price}</span>
                <span css={styles.firstResult}>{firstResult}</span>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** Lists the six services and maps symptoms to the service that fixes them. */
export default function ServicesPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Services"
        description="Systems audits, workflow and sales automation, dashboards, integrations and ongoing optimization for small businesses, each with a price and a date."
        facts={
          import.meta.env.SSR && {
            card: {
              kicker: 'Services',
              title: 'Six ways to get your week back',
              text: 'Each one is priced before it starts, and is measured against the hours you had before.',
            },
            structuredData: (page) => [
              listOfPages(
                page,
                serviceSummaries.map(({ name, slug }) => ({ name, path: `/services/${slug}` })),
              ),
            ],
          }
        }
      />
      <PageHeader
        eyebrow="Services"
        title="Six ways to get your week back"
        lead="Each one begins with a look at how you really work, is priced before it starts, and is measured against the hours you had before."
        actions={
          <>
            <LinkButton asChild size="lg">
              <RouterLink to="/contact">{BOOK_YOUR_AUDIT}</RouterLink>
            </LinkButton>
            <LinkButton asChild size="lg" variant="secondary">
              <RouterLink to="/pricing">See prices</RouterLink>
            </LinkButton>
          </>
        }
      />
      <Section spacing="none" aria-label="All services">
        <Container>
          <ServiceCards />
        </Container>
      </Section>
      <Section aria-labelledby="signs-title">
        <Container>
          <SectionHeading
            id="signs-title"
            title="Start with what you notice"
            lead="You do not have to know what you need. Find the sentence that you have said yourself."
          />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul role="list" css={styles.signs}>
            {serviceSummaries.map(({ slug, name, sign }) => (
              <li key={slug} css={styles.sign}>
                <RouterLink to={`/services/${slug}`} css={styles.signLink}>
                  <span css={styles.notice}>{sign}</span>
                  <span css={styles.answer}>{name}</span>
                  <span aria-hidden css={styles.arrow}>
                    →
                  </span>
                </RouterLink>
              </li>
            ))}
          </ul>
        </Container>
      </Section>
      <ServicesEnding />
    </>
  );
}
