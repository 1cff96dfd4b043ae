import { Badge } from '@uplift/ui/badge';
import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { pieces } from '../../content/resources/pieces.ts';
import { type ResourceSummary, resourceSummaries } from '../../content/resources.ts';
import { DownloadLink } from './download-link.tsx';
import * as styles from './library-articles.styles.ts';
import { htmlOf } from './reading/piece-html.ts';
import { textIdOf } from './reading/piece-in-page.ts';
import { PieceText } from './reading/piece-text.tsx';

function Article({ resource }: { resource: ResourceSummary }): ReactElement {
  const { slug, kind, title, effort } = resource;
  return (
    <article id={slug} aria-labelledby={`${slug}-title`} css={styles.article}>
      <div css={styles.head}>
        <p css={styles.meta}>
          <Badge tone="accent">{kind}</Badge>
          <Text asChild size="sm" tone="subtle">
            <span>{effort}</span>
          </Text>
        </p>
        <Heading level={2} size="md" id={`${slug}-title`}>
          {title}
        </Heading>
        <DownloadLink resource={resource} />
      </div>
      <PieceText id={textIdOf(slug)} html={{ __html: htmlOf(pieces[slug].blocks) }} />
    </article>
  );
}

/** The full text of every resource. Rendered on the server only. */
export function LibraryArticles(): ReactElement {
  return (
    <Container>
      {resourceSummaries.map((resource) => (
        <Article key={resource.slug} resource={resource} />
      ))}
    </Container>
  );
}
