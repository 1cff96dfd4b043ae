/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { HeadingLevel } from '../heading/index.ts';
import * as styles from './accordion.styles.ts';

export type AccordionRootProps = ComponentProps<'div'>;

/**
 * A list of questions with collapsible answers. Uses native `details`, so it works without JavaScript and
 * with find-in-page.
 */
export function Root(props: AccordionRootProps): ReactElement {
  return <div css={styles.root} {...props} />;
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The question. Pressing it toggles the answer. */
  title: ReactNode;
  /** Renders the title as a heading, so it appears in the page outline. @default no heading */
  headingLevel?: HeadingLevel;
  /** Items with the same name close each other. @default each item opens independently */
  name?: string;
}

/** A question with its answer. */
export function Item({ title, headingLevel, children, ...props }: AccordionItemProps): ReactElement {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details css={styles.item} {...props}>
      <summary data-part="summary" css={styles.summary}>
        <Title data-part="title" css={styles.title}>
          {title}
        </Title>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          aria-hidden
          data-part="icon"
          css={styles.mark}
        >
          <path d="M2.5 8h11" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          <path
            d="M8 2.5v11"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            css={styles.upright}
          />
        </svg>
      </summary>
      <div data-part="content" css={styles.content}>
        {children}
      </div>
    </details>
  );
}
