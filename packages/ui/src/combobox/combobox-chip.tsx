/** @jsxImportSource #layered */
'use client';
import type { ReactElement } from 'react';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import * as styles from './combobox.styles.ts';

interface ComboboxChipProps {
  label: string;
  removeLabel: string;
  disabled: boolean;
  onRemove: () => void;
}

/** A selected option with a remove button. */
export function ComboboxChip({ label, removeLabel, disabled, onRemove }: ComboboxChipProps): ReactElement {
  return (
    <span data-chip="" data-part="chip" css={styles.chip}>
      <span data-part="chip-label" css={styles.chipLabel}>
        {label}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        disabled={disabled}
        data-part="chip-remove"
        css={styles.chipRemove}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <Icon icon={Cross} data-part="chip-icon" css={styles.chipMark} />
      </button>
    </span>
  );
}
