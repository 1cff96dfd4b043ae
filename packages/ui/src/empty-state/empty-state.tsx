'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import * as styles from './empty-state.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is not here yet. */
  title: ReactNode;
  /** Its place in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
  /** Why, and what comes next. */
  description?: ReactNode;
  /** An `Icon` or an own illustration. */
  illustration?: ReactNode;
  /** The next step: one or two buttons. */
  actions?: ReactNode;
}

/** Says why there is nothing to see and teaches the next step. */
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
      {illustration && <div css={styles.illustration}>{illustration}</div>}
      <Heading level={headingLevel} size="sm">
        {title}
      </Heading>
      {description && <p css={styles.description}>{description}</p>}
      {actions && <div css={styles.actions}>{actions}</div>}
    </div>
  );
}
