/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import * as styles from './empty-state.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is missing. */
  title: ReactNode;
  /** The heading level of the title in the page outline. @default 2 */
  headingLevel?: HeadingLevel;
  /** Why it is missing, and what comes next. */
  description?: ReactNode;
  /** An `Icon` or a custom illustration. */
  illustration?: ReactNode;
  /** The next step: one or two buttons. */
  actions?: ReactNode;
}

/** Explains why there is nothing to show and offers the next step. */
export function EmptyState({
  title,
  headingLevel = 2,
  description,
  illustration,
  actions,
  ...props
}: EmptyStateProps): ReactElement {
  return (
    <div css={styles.emptyState} {...props}>
      {illustration && (
        <div data-part="illustration" css={styles.illustration}>
          {illustration}
        </div>
      )}
      <Heading level={headingLevel} size="sm" data-part="title">
        {title}
      </Heading>
      {description && (
        <p data-part="description" css={styles.description}>
          {description}
        </p>
      )}
      {actions && (
        <div data-part="actions" css={styles.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}
