/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import * as styles from './data-table.styles.ts';

interface RowCheckboxProps extends ComponentProps<'input'> {
  /** Whether some, but not all, of the rows it represents are selected. */
  indeterminate?: boolean;
  /** The label, which is visible only in the list layout. */
  text?: string;
}

/** A native checkbox with a touch target around it. */
export function RowCheckbox({ indeterminate = false, text, ...props }: RowCheckboxProps): ReactElement {
  return (
    <label data-part="checkbox-area" css={styles.checkboxArea}>
      <input
        type="checkbox"
        data-part="checkbox"
        css={styles.checkbox}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        {...(text && { 'aria-label': text })}
        {...props}
      />
      {text && (
        <span data-part="checkbox-label" css={styles.checkboxText}>
          {text}
        </span>
      )}
    </label>
  );
}
