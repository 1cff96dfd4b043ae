/** @jsxImportSource #layered */
'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { Icon } from '../icon/index.ts';
import { Danger } from '../icon/tones.tsx';
import { reportMisuse } from '../internal/dev-warnings/report-misuse.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { errorSummaryMessages } from './error-summary.messages.ts';
import * as styles from './error-summary.styles.ts';

/** A problem with a form. */
export interface FormProblem {
  /**
   * The id of the control, as passed to its `Field` (`controlId`), or of a `Fieldset` around several
   * controls.
   */
  controlId: string;
  /** What is wrong and how to fix it, in the same words as in the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The problems, in the order of the controls. If there are none, nothing is rendered. */
  problems: readonly FormProblem[];
  /** What the user should do. @default 'Please check what you entered' */
  title?: ReactNode;
}

const FOCUSABLE = 'input:not([aria-hidden]), select, textarea, button, a[href], [tabindex="0"]';

function focusControl(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  // A group can't have focus, so its first control gets it.
  if (!target.contains(document.activeElement)) {
    target.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }
  // Centered, so the label above the control is visible and sticky bars don't cover it.
  target.scrollIntoView({ block: 'center' });
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Lists the problems of a form above it, after a submit attempt. It takes focus when it appears, so users
 * don't miss it. Pass the number of the attempt as `key`, and it takes focus after each one. Every problem
 * links to its control.
 */
export function ErrorSummary({ problems, ...props }: ErrorSummaryProps): ReactElement | null {
  return problems.length > 0 ? <Summary problems={problems} {...props} /> : null;
}

function Summary({ problems, title, ref, ...props }: ErrorSummaryProps): ReactElement {
  const messages = useMessages('errorSummary', errorSummaryMessages);
  const titleId = useId();
  const mergedRef = useMergedRef(ref, takeFocus);

  useEffect(() => {
    for (const { controlId } of problems) {
      if (document.getElementById(controlId)) continue;
      reportMisuse(
        `ErrorSummary links to "${controlId}", but nothing on the page has that id, so the link leads nowhere. ` +
          `Give it to the control's Field: <Field controlId="${controlId}">.`,
      );
    }
  }, [problems]);

  return (
    <section ref={mergedRef} tabIndex={-1} aria-labelledby={titleId} css={styles.summary} {...props}>
      <Icon icon={Danger} data-part="icon" css={styles.mark} />
      <div data-part="body" css={styles.body}>
        <p id={titleId} data-part="title" css={styles.title}>
          {title ?? messages.title}
        </p>
        <ul data-part="list" css={styles.list}>
          {problems.map(({ controlId, message }) => (
            <li key={controlId}>
              <a href={`#${controlId}`} onClick={focusControl} data-part="link" css={styles.link}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
