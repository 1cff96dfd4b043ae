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
import * as styles from '../input/input.styles.ts';
import { describeNumberProblem, type NumberProblem, parseNumber } from '../parse-number/index.ts';
import { dataOf, insertionOf, isComposingInput, writeText } from '../parse-number/text-edit.ts';
import { withSuffix } from './number-input.styles.ts';
import { stepValue } from './step-value.ts';

export interface NumberInputProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step'
  > {
  /** The number; `null` while the text stands for none. */
  value: number | null;
  /** Called with the number whenever the text stands for another one. */
  onValueChange: (value: number | null) => void;
  /** Where the arrow keys stop. Typing is not held back: say what is wrong with an error. @default -Infinity */
  min?: number;
  /** Where the arrow keys stop. @default Infinity */
  max?: number;
  /** What an arrow key adds. A fraction allows decimals. @default 1 */
  step?: number;
  /** The unit, shown at the end: `hours`, `%`. Say it in the label too. */
  suffix?: ReactNode;
  /** What the `Field` says about a text that is no number, or none of this kind. @default describeNumberProblem */
  problemLabel?: (problem: NumberProblem, text: string) => string;
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number typed as text, so that half-typed numbers, paste and every keyboard work. Text that can't be read stays and
 * stands for no number, and the `Field` says so.
 */
export function NumberInput({
  value,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  suffix,
  problemLabel = describeNumberProblem,
  onKeyDown,
  onBlur,
  ...props
}: NumberInputProps): ReactElement {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const decimal = !Number.isInteger(step);
  const parse = (typed: string) =>
    parseNumber(typed, {
      fractions: decimal ? 'keep' : 'refuse',
      unit: typeof suffix === 'string' ? suffix : undefined,
    });
  const parsed = parse(text);
  // "1." and "1" are the same number: the typed text stays for as long as it means the value.
  const isTyped = parsed.value === value;
  const shown = isTyped ? text : String(value ?? '');
  const problem = isTyped && checked && parsed.problem ? problemLabel(parsed.problem, text) : null;
  useFieldProblem(problem);

  function handleChange({ currentTarget: control, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const typed = control.value;
    const caret = control.selectionStart ?? typed.length;
    const inserted = insertionOf(shown, typed, caret, dataOf(nativeEvent)).text;
    const start = caret - inserted.length;
    const isSign = inserted === '-' && min < 0 && typed.slice(0, start).trim() === '';
    if (inserted.length === 1 && !isSign && !/[\d.,]/.test(inserted) && !isComposingInput(nativeEvent)) {
      writeText(control, shown, shown.length - (typed.length - caret));
      return;
    }
    setText(typed);
    // What is pasted is complete; what is typed is checked on blur.
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
    <span css={styles.affixed}>
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
        <span aria-hidden css={[styles.affix, styles.suffix]}>
          {suffix}
        </span>
      )}
    </span>
  );
}
