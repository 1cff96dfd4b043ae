'use client';
import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type KeyboardEvent,
  type ReactElement,
  useState,
} from 'react';
import { useFieldProblem } from '../field/field-context.ts';
import { useFieldControl } from '../field/index.ts';
import * as styles from '../input/input.styles.ts';
import { describeNumberProblem, type NumberProblem } from '../parse-number/index.ts';
import { dataOf, isComposingInput, writeText } from '../parse-number/text-edit.ts';
import {
  amountIn,
  caretAfterChange,
  type Edit,
  type FormattedEdit,
  formatAmount,
  formatEdit,
} from './format-while-typing.ts';
import { useUndo } from './use-undo.ts';

export interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  /** The amount in whole US dollars, or `null` while the control is empty. */
  value: number | null;
  /** Called with the amount after every edit. */
  onValueChange: (value: number | null) => void;
  /**
   * Error message that the `Field` shows for text that is not an amount.
   * @default describeNumberProblem
   */
  problemLabel?: (problem: NumberProblem, text: string) => string;
}

function deletionOf(event: Event): 'backward' | 'forward' | undefined {
  if (!(event instanceof InputEvent)) return undefined;
  if (event.inputType === 'deleteContentBackward') return 'backward';
  return event.inputType === 'deleteContentForward' ? 'forward' : undefined;
}

/**
 * An input for whole dollars. Shows only digits, with thousands separators added as the user types. Drops
 * cents, and multiplies by a typed or pasted `k` or `M`. If text can't be parsed, the amount doesn't change and
 * the `Field` shows an error: immediately for pasted text, on blur for typed text.
 */
export function MoneyInput({
  value,
  onValueChange,
  problemLabel = describeNumberProblem,
  onKeyDown,
  onBlur,
  onCompositionEnd,
  ...props
}: MoneyInputProps): ReactElement {
  const shown = formatAmount(value);
  const [composed, setComposed] = useState<string | null>(null);
  const [edited, setEdited] = useState<FormattedEdit | null>(null);
  const undo = useUndo();
  const last = edited?.text === shown ? edited : null;
  const problem = last?.refused ? problemLabel(last.refused.problem, last.refused.text) : null;
  useFieldProblem(problem);

  function apply(control: HTMLInputElement, change: Pick<Edit, 'data' | 'deleted'>): void {
    const after = control.value;
    const caret = control.selectionStart ?? after.length;
    const edit = formatEdit({ before: shown, after, caret, unread: last?.unread, ...change });
    writeText(control, edit.text, edit.caret);
    setEdited(edit);
    if (edit.refused) return;
    undo.note(shown, edit.text);
    onValueChange(edit.value);
  }

  function handleChange({ currentTarget: control, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    if (isComposingInput(nativeEvent)) setComposed(control.value);
    else apply(control, { data: dataOf(nativeEvent), deleted: deletionOf(nativeEvent) });
  }

  function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
    onCompositionEnd?.(event);
    setComposed(null);
    apply(event.currentTarget, { data: event.data });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || props.readOnly) return;
    const text = undo.textFor(event, shown);
    if (text === null) return;
    writeText(event.currentTarget, text, caretAfterChange(shown, text));
    setEdited(null);
    onValueChange(amountIn(text));
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
        {...useFieldControl(problem === null ? props : { ...props, 'aria-invalid': true })}
        value={composed ?? shown}
        onChange={handleChange}
        onCompositionEnd={handleCompositionEnd}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          setEdited(last && { ...last, unread: '', refused: last.refused ?? last.unresolved });
          onBlur?.(event);
        }}
      />
    </span>
  );
}
