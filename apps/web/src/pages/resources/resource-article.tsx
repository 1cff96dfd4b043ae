import { Badge } from '@uplift/ui/badge';
import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { type ResourceBlock, type ResourceSlug, resourceSummaries } from '../../content/resources.ts';
import * as styles from './resource-article.styles.ts';
import { ResourceTable } from './resource-table.tsx';

type BlockOf<Kind extends ResourceBlock['kind']> = Extract<ResourceBlock, { kind: Kind }>;

function List({ block: { ordered, items } }: { block: BlockOf<'list'> }): ReactElement {
  const Root = ordered ? 'ol' : 'ul';
  return (
    <Root css={styles.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Root>
  );
}

function Questions({ block: { title, items } }: { block: BlockOf<'questions'> }): ReactElement {
  return (
    <fieldset css={styles.questions}>
      <legend css={styles.questionsTitle}>{title}</legend>
      {items.map((item) => (
        <label key={item} css={styles.question}>
          <input type="checkbox" css={styles.box} />
          {item}
        </label>
      ))}
    </fieldset>
  );
}

function Block({ block }: { block: ResourceBlock }): ReactElement {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={3} size="sm" css={styles.heading}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return <Text>{block.text}</Text>;
    case 'note':
      return <Text css={styles.note}>{block.text}</Text>;
    case 'list':
      return <List block={block} />;
    case 'questions':
      return <Questions block={block} />;
    case 'table':
      return <ResourceTable block={block} />;
  }
}

export interface ResourceArticleProps {
  slug: ResourceSlug;
  blocks: readonly ResourceBlock[];
  /** The piece as a file. */
  download?: { label: string; href: string; file: string };
}

/** One piece, to be read in place. */
export function ResourceArticle({ slug, blocks, download }: ResourceArticleProps): ReactElement | null {
  const summary = resourceSummaries.find((resource) => resource.slug === slug);
  if (!summary) return null;
  return (
    <Section>
      <Container asChild css={styles.columns}>
        <article aria-labelledby={`${slug}-title`}>
          <div css={styles.head}>
            <p css={styles.meta}>
              <Badge tone="accent">{summary.kind}</Badge>
              <Text asChild size="sm" tone="subtle">
                <span>{summary.effort}</span>
              </Text>
            </p>
            <Heading level={2} size="md" id={`${slug}-title`}>
              {summary.title}
            </Heading>
            {download && (
              <LinkButton href={download.href} download={download.file} variant="secondary">
                {download.label}
              </LinkButton>
            )}
          </div>
          <div css={styles.body}>
            {blocks.map((block) => (
              <Block key={'text' in block ? block.text : JSON.stringify(block)} block={block} />
            ))}
          </div>
        </article>
      </Container>
    </Section>
  );
}
