'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as styles from './quote.styles.ts';

export type QuoteSize = 'md' | 'lg';

export interface QuoteProps extends ComponentProps<'figure'> {
  /** Who said it. */
  author?: ReactNode;
  /** What they do and where. */
  detail?: ReactNode;
  /** A picture of them, an `Avatar` for instance. */
  picture?: ReactNode;
  /** The address of the source, for machines. */
  cite?: string;
  /** `lg` is for one voice that carries a section. @default 'md' */
  size?: QuoteSize;
}

/** Somebody's words, and whose they are. Leave quotation marks out: the line beside them says it. */
export function Quote({
  author,
  detail,
  picture,
  cite,
  size = 'md',
  children,
  ...props
}: QuoteProps): ReactElement {
  return (
    <figure css={styles.root} {...props}>
      <blockquote cite={cite} css={[styles.words, styles.sizes[size]]}>
        {children}
      </blockquote>
      {(author || detail) && (
        <figcaption css={styles.source}>
          {picture}
          <div>
            {author && <div css={styles.author}>{author}</div>}
            {detail && <div>{detail}</div>}
          </div>
        </figcaption>
      )}
    </figure>
  );
}
