import { Container } from '@uplift/ui/container';
import { Eyebrow } from '@uplift/ui/eyebrow';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './page-header.styles.ts';

export interface PageHeaderProps {
  /** A `Breadcrumb`, if the page has parent pages. */
  breadcrumb?: ReactNode;
  eyebrow?: ReactNode;
  /** The text of the page's only `h1`. Line breaks stay. */
  title: string;
  /** The ID of the `h1`, for elements that it labels. */
  titleId?: string;
  lead?: ReactNode;
  /** One or two links to next steps. */
  actions?: ReactNode;
  /** Content next to the text, or below it on narrow screens. */
  aside?: ReactNode;
  /** Vertical alignment of text and `aside`. Use `start` if `aside` is taller. @default 'center' */
  align?: 'start' | 'center';
  /** Content below the text and `aside`, or next to a taller `aside`. It shares the gradient background. */
  children?: ReactNode;
}

/** The header of a page. */
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
        <div css={styles.text}>
          {breadcrumb}
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={1} id={titleId} css={styles.title}>
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
