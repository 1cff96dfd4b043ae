'use client';
import type { ChangeEvent, ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import * as styles from '../input/input.styles.ts';
import { formatAmount, formatEdit } from './format-while-typing.ts';

export interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  /** The amount in whole US dollars; `null` while the control is empty. */
  value: number | null;
  /** Called with the amount after every edit. */
  onValueChange: (value: number | null) => void;
}

function deletionOf(event: Event): 'backward' | 'forward' | undefined {
  if (!(event instanceof InputEvent)) return undefined;
  if (event.inputType === 'deleteContentBackward') return 'backward';
  return event.inputType === 'deleteContentForward' ? 'forward' : undefined;
}

/** Whole dollars: keeps only digits and shows thousands separators while one types. */
export function MoneyInput({ value, onValueChange, ...props }: MoneyInputProps): ReactElement {
  const shown = formatAmount(value);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const control = event.currentTarget;
    const edit = formatEdit({
      before: shown,
      after: control.value,
      caret: control.selectionStart ?? control.value.length,
      deleted: deletionOf(event.nativeEvent),
    });
    // Written here and not by the next render, which would put the caret at the end.
    control.value = edit.text;
    control.setSelectionRange(edit.caret, edit.caret);
    onValueChange(edit.value);
  }

  return (
    <span css={styles.affixed}>
      <span aria-hidden css={[styles.affix, styles.prefix]}>
        $
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        css={[styles.input, styles.figures, styles.afterPrefix]}
        {...useFieldControl(props)}
        value={shown}
        onChange={handleChange}
      />
    </span>
  );
}
