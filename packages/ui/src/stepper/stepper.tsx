/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { Check } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { stepperMessages } from './stepper.messages.ts';
import * as styles from './stepper.styles.ts';

export type StepperState = 'done' | 'current' | 'upcoming';

export interface StepperRootProps extends Omit<ComponentProps<'ol'>, 'aria-label'> {
  /** Accessible name of the list: what the steps lead to. */
  label: string;
}

/** Shows the position in a sequence of steps: side by side from 768 px, stacked on phones. */
export function Root({ label, ...props }: StepperRootProps): ReactElement {
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
  return <ol role="list" aria-label={label} css={styles.root} {...props} />;
}

export interface StepperStepProps extends ComponentProps<'li'> {
  /** Whether the step is done, current or upcoming. One step is `current`. @default 'upcoming' */
  state?: StepperState;
  /** Title of the step. Use a link or a button if users can go back to it. */
  children?: ReactNode;
  /** Short text below the title. */
  description?: ReactNode;
  /** Text that tells screen reader users that a step is done. @default 'Done' */
  doneLabel?: string;
}

/** A step of a `Stepper.Root`. Its number is set automatically. */
export function Step({
  state = 'upcoming',
  description,
  doneLabel,
  children,
  ...props
}: StepperStepProps): ReactElement {
  const messages = useMessages('stepper', stepperMessages);
  const done = state === 'done';
  return (
    <li
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      css={styles.step}
      {...props}
    >
      <span aria-hidden data-part="marker" css={styles.marker}>
        {done && <Icon icon={Check} size="sm" />}
      </span>
      <div data-part="body" css={styles.words}>
        <div data-part="title" css={styles.title}>
          <span>{children}</span>
          {done && <VisuallyHidden data-part="status">{`, ${doneLabel ?? messages.done}`}</VisuallyHidden>}
        </div>
        {description && (
          <div data-part="description" css={styles.description}>
            {description}
          </div>
        )}
      </div>
    </li>
  );
}
