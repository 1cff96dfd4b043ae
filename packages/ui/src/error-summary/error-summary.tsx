'use client';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import { Icon } from '../icon/index.ts';
import { Danger } from '../icon/tones.tsx';
import { reportMisuse } from '../misuse/report-misuse.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';
import * as styles from './error-summary.styles.ts';

/** One thing that is wrong with a form. */
export interface FormProblem {
  /** The id of the control, as given to its `Field` (`controlId`), or of a `Fieldset` around several. */
  controlId: string;
  /** What is wrong and what to do, in the words that the field itself uses. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What is wrong, in the order of the controls. Nothing is shown without a problem. */
  problems: readonly FormProblem[];
  /** What is to be done. @default 'Please check what you entered' */
  title?: ReactNode;
}

const FOCUSABLE = 'input:not([aria-hidden]), select, textarea, button, a[href], [tabindex="0"]';

function focusControl(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  // A group cannot have focus itself: the first control in it takes it.
  if (!target.contains(document.activeElement)) {
    target.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }
  // The middle, because the label above the control should be seen too, and bars may cover the edges.
  target.scrollIntoView({ block: 'center' });
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * What is wrong with a form, above it, after an attempt to send it. Takes focus when it appears, so that nobody misses
 * it; give it the number of the attempt as `key`, and it takes focus after each one. Every problem is a link to its
 * control.
 */
export function ErrorSummary({ problems, ...props }: ErrorSummaryProps): ReactElement | null {
  return problems.length > 0 ? <Summary problems={problems} {...props} /> : null;
}

function Summary({
  problems,
  title = 'Please check what you entered',
  ref,
  ...props
}: ErrorSummaryProps): ReactElement {
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
      <Icon icon={Danger} css={styles.mark} />
      <div css={styles.body}>
        <p id={titleId} css={styles.title}>
          {title}
        </p>
        <ul css={styles.list}>
          {problems.map(({ controlId, message }) => (
            <li key={controlId}>
              <a href={`#${controlId}`} onClick={focusControl} css={styles.link}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
