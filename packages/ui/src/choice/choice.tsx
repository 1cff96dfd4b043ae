import type { ReactElement, ReactNode } from 'react';
import * as styles from './choice.styles.ts';

export interface ChoiceText {
  /** What is chosen with it: its label, which can be pressed too. */
  children?: ReactNode;
  /** A line below the label, read out with it. */
  hint?: ReactNode;
}

interface ChoiceProps extends ChoiceText {
  controlId: string;
  hintId: string;
  control: ReactElement;
  className?: string;
}

/** A small control with its label beside it; the control alone where there is no label. */
export function Choice({ controlId, hintId, control, children, hint, className }: ChoiceProps): ReactElement {
  const box = <span css={styles.box}>{control}</span>;
  if (!children) return box;
  return (
    <span css={styles.choice} className={className}>
      {box}
      <span css={styles.text}>
        <label htmlFor={controlId} css={styles.label}>
          {children}
        </label>
        {hint && (
          <span id={hintId} css={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </span>
  );
}
