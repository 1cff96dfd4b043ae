/** @jsxImportSource #layered */
import type { ReactElement, ReactNode } from 'react';
import * as styles from './choice.styles.ts';

export interface ChoiceText {
  /** The label. Pressing it activates the control. */
  children?: ReactNode;
  /** Help text below the label. Read out with it. */
  hint?: ReactNode;
}

interface ChoiceProps extends ChoiceText {
  controlId: string;
  hintId: string;
  control: ReactElement;
  className?: string;
}

/** A small control with its label next to it, or the control alone if it has no label. */
export function Choice({ controlId, hintId, control, children, hint, className }: ChoiceProps): ReactElement {
  const box = (
    <span data-part="control" css={styles.box}>
      {control}
    </span>
  );
  if (!children) return box;
  return (
    <span data-part="root" css={styles.choice} className={className}>
      {box}
      <span data-part="text" css={styles.text}>
        <label htmlFor={controlId} data-part="label" css={styles.label}>
          {children}
        </label>
        {hint && (
          <span id={hintId} data-part="hint" css={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </span>
  );
}
