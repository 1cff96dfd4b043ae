/** @jsxImportSource #layered */
'use client';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
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
import { type NumberProblem, parseNumber } from '../parse-number/index.ts';
import { numberInputMessages } from '../parse-number/number-input.messages.ts';
import { dataOf, insertionOf, isComposingInput } from '../parse-number/text-edit.ts';
import { useSeparators } from '../parse-number/use-separators.ts';
import { stepValue } from './step-value.ts';

export interface NumberInputProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'ref'
  > {
  /** The number, if controlled, or `null` while the text doesn't represent one. Otherwise use `defaultValue`. */
  value?: number | null;
  /** The initial number, if uncontrolled. Restored when the form is reset. @default null */
  defaultValue?: number | null;
  /** Called with the number when the text represents a different one. */
  onValueChange?: (value: number | null) => void;
  /** Called with an event for form libraries, whose target has the `name` and the number as `value`. */
  onChange?: (event: FormChange<number | null>) => void;
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<number | null> & HTMLSpanElement>;
  /** Lower limit of the arrow keys. Typing is not limited: show an error instead. @default -Infinity */
  min?: number | string;
  /** Upper limit of the arrow keys. @default Infinity */
  max?: number | string;
  /** Step of the arrow keys. A fraction allows decimals. @default 1 */
  step?: number;
  /** The unit, shown at the end: `hours`, `%`. Mention it in the label too. */
  suffix?: ReactNode;
  /**
   * Error message that the `Field` shows for text that is not a number, or not an allowed one.
   * @default describeNumberProblem
   */
  problemLabel?: (problem: NumberProblem, text: string) => string;
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number input based on a text input, so that half-typed numbers, pasting and every keyboard work. Text
 * that can't be parsed stays in the control without a value, and the `Field` shows an error.
 */
export function NumberInput({
  value: controlled,
  defaultValue = null,
  onValueChange,
  onChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  suffix,
  problemLabel,
  onKeyDown,
  onBlur,
  name,
  ref,
  ...props
}: NumberInputProps): ReactElement {
  const messages = useMessages('numberInput', numberInputMessages);
  const describe = problemLabel ?? messages.problem;
  const input = useRef<HTMLInputElement>(null);
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
    onOverwrite: () => setText(''),
  });
  const { localize, canonical } = useSeparators();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const decimal = !Number.isInteger(step);
  const parse = (typed: string) =>
    parseNumber(canonical(typed), {
      fractions: decimal ? 'keep' : 'refuse',
      unit: typeof suffix === 'string' ? suffix : undefined,
    });
  const parsed = parse(text);
  // "1." and "1" are the same number. The typed text stays as long as it represents the value.
  const isTyped = parsed.value === value;
  const shown = isTyped ? text : localize(String(value ?? ''));
  const problem = isTyped && checked && parsed.problem ? describe(parsed.problem, text) : null;
  useFieldProblem(problem);
  useEarlyText(input, shown, (typed) => {
    const early = parse(typed);
    if (early.problem) setText(typed);
    change(early.value);
  });

  function handleChange({ currentTarget: control, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const typed = control.value;
    const caret = control.selectionStart ?? typed.length;
    const inserted = insertionOf(shown, typed, caret, dataOf(nativeEvent)).text;
    setText(typed);
    // Pasted text is complete, so it is validated immediately. Typed text is validated on blur.
    setChecked(inserted.length > 1 && !isComposingInput(nativeEvent));
    const next = parse(typed).value;
    if (next !== value) change(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    const direction = directions[event.key];
    if (!direction || event.defaultPrevented || props.readOnly) return;
    event.preventDefault();
    change(stepValue(value, step, direction, { min: Number(min), max: Number(max) }));
  }

  return (
    <Affixed ref={field.ref} trailing={suffix !== undefined && <span aria-hidden>{suffix}</span>}>
      <input
        ref={input}
        type="text"
        inputMode={decimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        css={[styles.input, styles.figures, suffix !== undefined && styles.bare]}
        {...useFieldControl(problem === null ? props : { ...props, 'aria-invalid': true })}
        value={shown}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          setChecked(true);
          if (!isTyped || !parsed.problem) setText(localize(String(value ?? '')));
          onBlur?.(field.withTarget(event));
        }}
      />
      <NumberValue name={name} value={value} form={props.form} disabled={props.disabled} />
    </Affixed>
  );
}
