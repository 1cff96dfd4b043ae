'use client';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { useFieldControl } from '../field/index.ts';
import * as styles from '../input/input.styles.ts';
import { withSuffix } from './number-input.styles.ts';
import { keepNumeric, parseNumber, stepValue } from './parse-number.ts';

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
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number typed as text, so that half-typed numbers, paste and every keyboard work. */
export function NumberInput({
  value,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  suffix,
  onKeyDown,
  onBlur,
  ...props
}: NumberInputProps): ReactElement {
  const [text, setText] = useState('');
  const decimal = !Number.isInteger(step);
  // "1." and "1" are the same number: the typed text stays for as long as it means the value.
  const shown = parseNumber(text) === value ? text : String(value ?? '');

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const typed = keepNumeric(event.currentTarget.value, { negative: min < 0, decimal });
    setText(typed);
    const next = parseNumber(typed);
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
        {...useFieldControl(props)}
        value={shown}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          setText(String(value ?? ''));
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
