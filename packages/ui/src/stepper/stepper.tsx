'use client';
import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './stepper.styles.ts';

export type StepperState = 'done' | 'current' | 'upcoming';

export interface StepperRootProps extends Omit<ComponentProps<'ol'>, 'aria-label'> {
  /** What the steps lead to: the list's accessible name. */
  label: string;
}

/** Where one is in a sequence of steps: side by side from 768 px on, below each other on phones. */
export function Root({ label, ...props }: StepperRootProps): ReactElement {
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
  return <ol role="list" aria-label={label} css={styles.root} {...props} />;
}

export interface StepperStepProps extends ComponentProps<'li'> {
  /** Whether it is behind, at hand or ahead. One step is `current`. @default 'upcoming' */
  state?: StepperState;
  /** What the step is called. A link or a button, where one can go back to it. */
  children?: ReactNode;
  /** A few words more. */
  description?: ReactNode;
  /** What tells those who listen that a step is behind them. @default 'Done' */
  doneLabel?: string;
}

/** One step of a `Stepper.Root`. It finds its number by itself. */
export function Step({
  state = 'upcoming',
  description,
  doneLabel = 'Done',
  children,
  ...props
}: StepperStepProps): ReactElement {
  const done = state === 'done';
  return (
    <li
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      css={styles.step}
      {...props}
    >
      <span aria-hidden css={styles.marker}>
        {done && <Icon icon={Check} size="sm" />}
      </span>
      <div css={styles.words}>
        <div css={styles.title}>
          <span>{children}</span>
          {done && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
        </div>
        {description && <div css={styles.description}>{description}</div>}
      </div>
    </li>
  );
}
