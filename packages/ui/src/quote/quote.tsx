/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { QuoteSize } from './quote.styles.ts';
import * as styles from './quote.styles.ts';

export type { QuoteSize } from './quote.styles.ts';

export interface QuoteProps extends ComponentProps<'figure'> {
  /** Who said it. */
  author?: ReactNode;
  /** Their role and where they work. */
  detail?: ReactNode;
  /** Their picture, for example an `Avatar`. */
  picture?: ReactNode;
  /** URL of the source, for machines. */
  cite?: string;
  /** Use `lg` for a single quote that carries a section. @default 'md' */
  size?: QuoteSize;
}

/** A quotation and its source. Leave out quotation marks: the line at its side replaces them. */
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
      <blockquote cite={cite} data-part="text" css={[styles.words, styles.sizes[size]]}>
        {children}
      </blockquote>
      {(author || detail) && (
        <figcaption data-part="source" css={styles.source}>
          {picture}
          <div>
            {author && (
              <div data-part="author" css={styles.author}>
                {author}
              </div>
            )}
            {detail && <div>{detail}</div>}
          </div>
        </figcaption>
      )}
    </figure>
  );
}
