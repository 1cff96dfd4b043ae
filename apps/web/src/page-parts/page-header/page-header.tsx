import { Container } from '@uplift/ui/container';
import { Eyebrow } from '@uplift/ui/eyebrow';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './page-header.styles.ts';

export interface PageHeaderProps {
  /** A `Breadcrumb`, where the page has pages above it. */
  breadcrumb?: ReactNode;
  eyebrow?: ReactNode;
  /** The page's one `h1`. */
  title: string;
  /** The id of the `h1`, where something is named by it. */
  titleId?: string;
  lead?: ReactNode;
  /** One or two links on from here. */
  actions?: ReactNode;
  /** What stands beside the words, or below them where there is no room. */
  aside?: ReactNode;
  /** Where words and aside stand to each other: `start` for an aside that is taller. @default 'center' */
  align?: 'start' | 'center';
  /** What follows below words and aside, or beside a taller aside, still in the light. */
  children?: ReactNode;
}

/** How a page of the site begins. */
export function PageHeader({
  breadcrumb,
  eyebrow,
  title,
  titleId,
  lead,
  actions,
  aside,
  align = 'center',
  children,
}: PageHeaderProps): ReactElement {
  const tall = align === 'start';
  return (
    <header css={styles.header}>
      <div css={styles.aurora} aria-hidden />
      <Container css={styles.content} data-aside={aside ? align : undefined}>
        <div css={styles.words}>
          {breadcrumb}
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={1} id={titleId}>
            {title}
          </Heading>
          {lead && (
            <Text size="xl" tone="muted" css={styles.lead}>
              {lead}
            </Text>
          )}
          {actions && <div css={styles.actions}>{actions}</div>}
        </div>
        {aside && <div css={tall && styles.tall}>{aside}</div>}
        {tall && children && <div>{children}</div>}
      </Container>
      {children && !tall && <Container css={styles.below}>{children}</Container>}
    </header>
  );
}
