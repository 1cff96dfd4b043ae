/** @jsxImportSource #layered */
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
import { useMessages } from '../foundations/locale/index.ts';
import * as styles from '../input/input.styles.ts';
import type { NumberProblem } from '../parse-number/index.ts';
import { numberInputMessages } from '../parse-number/number-input.messages.ts';
import { dataOf, isComposingInput, writeText } from '../parse-number/text-edit.ts';
import {
  caretAfterChange,
  type Edit,
  formatAmount,
  formatDraft,
  formatEdit,
  parseAmount,
} from './format-while-typing.ts';
import { useUndo } from './use-undo.ts';

export interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  /** The amount in whole US dollars, or `null` while the text doesn't represent one. */
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

interface Draft {
  /** What the user typed, without the separators that the control added. */
  text: string;
  /** Whether the text is complete, so that its problem is shown. */
  checked: boolean;
}

/**
 * An input for whole dollars. Separates the thousands of digits as the user types. Other numbers, such as
 * `1250,00`, `1.5M` or `500k`, stay as typed until blur, then show the amount without cents. Text that can't be
 * parsed stays without an amount, and the `Field` shows an error: immediately for pasted text, on blur for typed
 * text.
 */
export function MoneyInput({
  value,
  onValueChange,
  problemLabel,
  onKeyDown,
  onBlur,
  onCompositionEnd,
  ...props
}: MoneyInputProps): ReactElement {
  const messages = useMessages('numberInput', numberInputMessages);
  const describe = problemLabel ?? messages.problem;
  const [composed, setComposed] = useState<string | null>(null);
  const [edited, setEdited] = useState<Draft | null>(null);
  const undo = useUndo();
  const parsed = edited && parseAmount(edited.text);
  // A value from elsewhere replaces what was typed.
  const draft = parsed?.value === value ? edited : null;
  const shown = draft ? formatDraft(draft.text) : formatAmount(value);
  const problem = draft?.checked && parsed?.problem ? describe(parsed.problem, draft.text) : null;
  useFieldProblem(problem);

  function apply(control: HTMLInputElement, change: Pick<Edit, 'data' | 'deleted'>): void {
    const after = control.value;
    const caret = control.selectionStart ?? after.length;
    const edit = formatEdit({ before: shown, draft: draft?.text ?? null, after, caret, ...change });
    writeText(control, edit.text, edit.caret);
    setEdited(edit.draft === null ? null : { text: edit.draft, checked: edit.isPasted });
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
    const restored = parseAmount(text).value;
    setEdited(formatAmount(restored) === text ? null : { text, checked: false });
    onValueChange(restored);
  }

  return (
    <span data-part="root" css={styles.affixed}>
      <span aria-hidden data-part="affix" css={[styles.affix, styles.prefix]}>
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
          if (parsed?.problem) setEdited(draft && { ...draft, checked: true });
          else {
            setEdited(null);
            undo.note(shown, formatAmount(value));
          }
          onBlur?.(event);
        }}
      />
    </span>
  );
}
