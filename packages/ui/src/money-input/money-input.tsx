/** @jsxImportSource #layered */
'use client';
import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useRef,
  useState,
} from 'react';
import { useFieldProblem } from '../field/field-context.ts';
import { useFieldControl } from '../field/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { Affixed } from '../input/affixed.tsx';
import * as styles from '../input/input.styles.ts';
import { NumberValue, toNumber } from '../internal/form-value/number-value.tsx';
import { useEarlyText } from '../internal/form-value/use-early-text.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import { type FormChange, useFormValue } from '../internal/form-value/use-form-value.ts';
import type { NumberProblem } from '../parse-number/index.ts';
import { numberInputMessages } from '../parse-number/number-input.messages.ts';
import { dataOf, isComposingInput, writeText } from '../parse-number/text-edit.ts';
import { useSeparators } from '../parse-number/use-separators.ts';
import {
  caretAfterChange,
  type Edit,
  formatAmount,
  formatDraft,
  formatEdit,
  parseAmount,
} from './format-while-typing.ts';
import { useMoneyFormat } from './use-money-format.ts';
import { useUndo } from './use-undo.ts';

export interface MoneyInputProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'ref'
  > {
  /**
   * The amount in the currency, if controlled, or `null` while the text doesn't represent one. Otherwise use
   * `defaultValue`.
   */
  value?: number | null;
  /** The initial amount, if uncontrolled. Restored when the form is reset. @default null */
  defaultValue?: number | null;
  /** Called with the amount after every edit. */
  onValueChange?: (value: number | null) => void;
  /** Called with an event for form libraries, whose target has the `name` and the amount as `value`. */
  onChange?: (event: FormChange<number | null>) => void;
  /** The ISO 4217 code of the currency. @default the currency of the `LocaleProvider`, or 'USD' */
  currency?: string;
  /** Whether amounts have cents, or the decimals of the currency. @default false */
  cents?: boolean;
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<number | null> & HTMLSpanElement>;
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
 * An input for an amount of money, written as people of the locale write numbers. Separates thousands as the
 * user types. Other numbers, such as `1250,00`, `1.5M` or `500k`, stay as typed until blur. Text that can't be
 * parsed stays without an amount, and the `Field` shows an error: immediately for pasted text, on blur for
 * typed text.
 */
export function MoneyInput({
  value: controlled,
  defaultValue = null,
  onValueChange,
  onChange,
  currency,
  cents = false,
  problemLabel,
  onKeyDown,
  onBlur,
  onCompositionEnd,
  name,
  ref,
  ...props
}: MoneyInputProps): ReactElement {
  const messages = useMessages('numberInput', numberInputMessages);
  const describe = problemLabel ?? messages.problem;
  const input = useRef<HTMLInputElement>(null);
  const { decimals, symbol, isSymbolFirst } = useMoneyFormat(currency, cents);
  const { localize, canonical } = useSeparators();
  const { value, change, ...field } = useFormValue<number | null, HTMLSpanElement>({
    value: controlled,
    defaultValue,
    onValueChange,
    onChange,
    name,
    form: props.form,
    ref,
    parse: toNumber,
    focus: (options) => input.current?.focus(options),
    onOverwrite: () => setEdited(null),
  });
  const [composed, setComposed] = useState<string | null>(null);
  const [edited, setEdited] = useState<Draft | null>(null);
  const undo = useUndo();
  const parsed = edited && parseAmount(edited.text, decimals);
  // A value from elsewhere replaces what was typed.
  const draft = parsed?.value === value ? edited : null;
  const shown = draft ? formatDraft(draft.text) : formatAmount(value, decimals);
  const problem = draft?.checked && parsed?.problem ? describe(parsed.problem, localize(draft.text)) : null;
  useFieldProblem(problem);
  useEarlyText(input, localize(shown), (typed) => {
    const text = canonical(typed);
    const early = parseAmount(text, decimals);
    if (early.problem) setEdited({ text, checked: false });
    change(early.value);
  });

  function apply(control: HTMLInputElement, { data, deleted }: Pick<Edit, 'data' | 'deleted'>): void {
    const after = canonical(control.value);
    const caret = control.selectionStart ?? after.length;
    const edit = formatEdit({
      before: shown,
      draft: draft?.text ?? null,
      after,
      caret,
      decimals,
      data: data && canonical(data),
      deleted,
    });
    writeText(control, localize(edit.text), edit.caret);
    setEdited(edit.draft === null ? null : { text: edit.draft, checked: edit.isPasted });
    undo.note(shown, edit.text);
    change(edit.value);
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
    writeText(event.currentTarget, localize(text), caretAfterChange(shown, text));
    const restored = parseAmount(text, decimals).value;
    setEdited(formatAmount(restored, decimals) === text ? null : { text, checked: false });
    change(restored);
  }

  return (
    <Affixed
      ref={field.ref}
      {...{ [isSymbolFirst ? 'leading' : 'trailing']: <span aria-hidden>{symbol}</span> }}
    >
      <input
        ref={input}
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        css={[styles.input, styles.figures, styles.bare]}
        {...useFieldControl(problem === null ? props : { ...props, 'aria-invalid': true })}
        value={composed ?? localize(shown)}
        onChange={handleChange}
        onCompositionEnd={handleCompositionEnd}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          if (parsed?.problem) setEdited(draft && { ...draft, checked: true });
          else {
            setEdited(null);
            undo.note(shown, formatAmount(value, decimals));
          }
          onBlur?.(field.withTarget(event));
        }}
      />
      <NumberValue name={name} value={value} form={props.form} disabled={props.disabled} />
    </Affixed>
  );
}
