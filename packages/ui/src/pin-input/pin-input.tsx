/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type CSSProperties, type InputEvent, type ReactElement, useRef } from 'react';
import { useFieldControl } from '../field/index.ts';
import { isComposingInput, writeText } from '../parse-number/text-edit.ts';
import { toAscii } from '../parse-number/to-ascii.ts';
import { cell, cells, input, LENGTH, root } from './pin-input.styles.ts';

export interface PinInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'minLength' | 'maxLength' | 'placeholder'> {
  /** The number of digits. @default 6 */
  length?: number;
  /** Called with the digits after every edit. */
  onValueChange?: (value: string) => void;
  /** Called with the digits when the last one is entered. */
  onComplete?: (value: string) => void;
}

function ignoreChange(): void {}

/**
 * A short code of digits, such as a one-time code. It is one native input, so pasting, phones that fill in a
 * code from a message and password managers work. Inside a `Field`, it uses the field's label, hint and error.
 */
export function PinInput({
  length = 6,
  onValueChange,
  onComplete,
  onInput,
  onChange = ignoreChange,
  ...props
}: PinInputProps): ReactElement {
  const last = useRef('');
  const size: CSSProperties & Record<typeof LENGTH, number> = { [LENGTH]: length };

  function handleInput(event: InputEvent<HTMLInputElement>): void {
    const control = event.currentTarget;
    if (!isComposingInput(event.nativeEvent)) {
      const digits = (text: string) => toAscii(text).replace(/\D/g, '').slice(0, length);
      const code = digits(control.value);
      const caret = digits(control.value.slice(0, control.selectionStart ?? undefined)).length;
      if (code !== control.value) writeText(control, code, caret);
    }
    onInput?.(event);
    const code = control.value;
    onValueChange?.(code);
    if (code.length === length && code !== last.current) onComplete?.(code);
    last.current = code;
  }

  return (
    <span data-part="root" css={root} style={size}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        css={input}
        {...useFieldControl(props)}
        type="text"
        onInput={handleInput}
        onChange={onChange}
      />
      <span aria-hidden data-part="cells" css={cells}>
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
          <span key={index} data-part="cell" css={cell} />
        ))}
      </span>
    </span>
  );
}
