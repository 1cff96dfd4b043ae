'use client';
import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import * as styles from '../input/input.styles.ts';
import { caretAfterChange, formatAmount, formatEdit } from './format-while-typing.ts';
import { useUndo } from './use-undo.ts';

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
export function MoneyInput({ value, onValueChange, onKeyDown, ...props }: MoneyInputProps): ReactElement {
  const shown = formatAmount(value);
  const undo = useUndo();

  // Written here and not by the next render, which would put the caret at the end.
  function write(control: HTMLInputElement, text: string, caret: number): void {
    control.value = text;
    control.setSelectionRange(caret, caret);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const control = event.currentTarget;
    const edit = formatEdit({
      before: shown,
      after: control.value,
      caret: control.selectionStart ?? control.value.length,
      deleted: deletionOf(event.nativeEvent),
    });
    undo.note(shown, edit.text);
    write(control, edit.text, edit.caret);
    onValueChange(edit.value);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || props.readOnly) return;
    const text = undo.textFor(event, shown);
    if (text === null) return;
    const caret = caretAfterChange(shown, text);
    write(event.currentTarget, text, caret);
    onValueChange(formatEdit({ before: shown, after: text, caret }).value);
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
        onKeyDown={handleKeyDown}
      />
    </span>
  );
}
