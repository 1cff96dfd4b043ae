import { Badge } from '@uplift/ui/badge';
import { Card } from '@uplift/ui/card';
import { Container } from '@uplift/ui/container';
import { Grid } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { type ResourceKind, resourceSummaries } from '../../content/resources.ts';
import { Checklist } from '../../illustrations/checklist.tsx';
import { Guide } from '../../illustrations/guide.tsx';
import type { Illustration } from '../../illustrations/ink.tsx';
import { Sheet } from '../../illustrations/sheet.tsx';
import { ArrowLink } from '../../page-parts/arrow-link/arrow-link.tsx';
import { ClosingCall } from '../../page-parts/closing-call/closing-call.tsx';
import { IllustrationPanel } from '../../page-parts/illustration-panel/illustration-panel.tsx';
import { PageHeader } from '../../page-parts/page-header/page-header.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Piece } from './piece.tsx';
import * as styles from './resources-page.styles.ts';

const illustrations = {
  Guide,
  Checklist,
  Template: Sheet,
} satisfies Record<ResourceKind, Illustration>;

function ResourceCards(): ReactElement {
  return (
    <Grid asChild minColumn="13rem">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" css={styles.list}>
        {resourceSummaries.map(({ slug, kind, title, summary, effort }) => (
          <li key={slug}>
            <Card padding="none" interactive css={styles.card}>
              <IllustrationPanel flush illustration={illustrations[kind]} />
              <div css={styles.words}>
                <p css={styles.meta}>
                  <Badge tone="accent">{kind}</Badge>
                  <span>{effort}</span>
                </p>
                <Heading level={2} size="sm">
                  <a href={`#${slug}`} css={styles.link}>
                    {title}
                  </a>
                </Heading>
                <Text tone="muted">{summary}</Text>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** What an owner can use without us. */
export default function ResourcesPage(): ReactElement {
  return (
    <>
      <PageHead
        title="Resources"
        description="A guide, a checklist and a template for owners who want to find lost hours on their own. Free, without an e-mail address."
      />
      <PageHeader
        eyebrow="Resources"
        title="Find the first hours without us"
        lead="What we use ourselves, in a form that you can use alone. Free, and nobody asks for your e-mail address."
      />
      <Section aria-label="All resources" css={styles.listSection}>
        <Container>
          <ResourceCards />
        </Container>
      </Section>
      {resourceSummaries.map(({ slug }) => (
        <div key={slug} id={slug} css={styles.piece}>
          <Piece slug={slug} />
        </div>
      ))}
      <ClosingCall
        title="Found more than you can fix?"
        text="That is what audits are for: a ranked list in a week, with a price and a date on every line."
      >
        <ArrowLink to="/services/systems-audit">What an audit covers</ArrowLink>
      </ClosingCall>
    </>
  );
}
