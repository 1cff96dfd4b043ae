/** @jsxImportSource #layered */
'use client';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { useFieldProblem } from '../field/field-context.ts';
import { useFieldControl } from '../field/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import * as styles from '../input/input.styles.ts';
import { type NumberProblem, parseNumber } from '../parse-number/index.ts';
import { numberInputMessages } from '../parse-number/number-input.messages.ts';
import { dataOf, insertionOf, isComposingInput } from '../parse-number/text-edit.ts';
import { withSuffix } from './number-input.styles.ts';
import { stepValue } from './step-value.ts';

export interface NumberInputProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step'
  > {
  /** The number, or `null` while the text doesn't represent one. */
  value: number | null;
  /** Called with the number when the text represents a different one. */
  onValueChange: (value: number | null) => void;
  /** Lower limit of the arrow keys. Typing is not limited: show an error instead. @default -Infinity */
  min?: number;
  /** Upper limit of the arrow keys. @default Infinity */
  max?: number;
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
  value,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  suffix,
  problemLabel,
  onKeyDown,
  onBlur,
  ...props
}: NumberInputProps): ReactElement {
  const messages = useMessages('numberInput', numberInputMessages);
  const describe = problemLabel ?? messages.problem;
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const decimal = !Number.isInteger(step);
  const parse = (typed: string) =>
    parseNumber(typed, {
      fractions: decimal ? 'keep' : 'refuse',
      unit: typeof suffix === 'string' ? suffix : undefined,
    });
  const parsed = parse(text);
  // "1." and "1" are the same number. The typed text stays as long as it represents the value.
  const isTyped = parsed.value === value;
  const shown = isTyped ? text : String(value ?? '');
  const problem = isTyped && checked && parsed.problem ? describe(parsed.problem, text) : null;
  useFieldProblem(problem);

  function handleChange({ currentTarget: control, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const typed = control.value;
    const caret = control.selectionStart ?? typed.length;
    const inserted = insertionOf(shown, typed, caret, dataOf(nativeEvent)).text;
    setText(typed);
    // Pasted text is complete, so it is validated immediately. Typed text is validated on blur.
    setChecked(inserted.length > 1 && !isComposingInput(nativeEvent));
    const next = parse(typed).value;
    if (next !== value) onValueChange(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    const direction = directions[event.key];
    if (!direction || event.defaultPrevented || props.readOnly) return;
    event.preventDefault();
    onValueChange(stepValue(value, step, direction, { min, max }));
  }

  return (
    <span data-part="root" css={styles.affixed}>
      <input
        type="text"
        inputMode={decimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        css={[styles.input, styles.figures, suffix !== undefined && withSuffix]}
        {...useFieldControl(problem === null ? props : { ...props, 'aria-invalid': true })}
        value={shown}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          setChecked(true);
          if (!isTyped || !parsed.problem) setText(String(value ?? ''));
          onBlur?.(event);
        }}
      />
      {suffix !== undefined && (
        <span aria-hidden data-part="affix" css={[styles.affix, styles.suffix]}>
          {suffix}
        </span>
      )}
    </span>
  );
}
