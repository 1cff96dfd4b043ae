/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { useLocale } from '../../foundations/locale/index.ts';
import * as styles from '../../input/input.styles.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';
import { dateText } from './date-picker.styles.ts';
import type { useDateText } from './use-date-text.ts';

interface DateTextInputProps extends ComponentProps<'input'> {
  text: ReturnType<typeof useDateText>;
}

/** Returns the fields of a date in the order of the language, such as `month/day/year`. */
function usePattern(): string {
  const { language, dateFormat } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'dateTimeField' });
    return dateFormat({ year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' })
      .formatToParts(0)
      .map(({ type, value }) =>
        type === 'year' || type === 'month' || type === 'day' ? names.of(type) : value,
      )
      .join('');
  }, [language, dateFormat]);
}

/** An input for a date as text. Reads it on blur and on Enter. */
export function DateTextInput({ text, ref, onBlur, onKeyDown, ...props }: DateTextInputProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const pattern = usePattern();
  // Native forms refuse to submit then.
  useEffect(() => input.current?.setCustomValidity(text.problem ?? ''), [text.problem]);
  return (
    <input
      type="text"
      autoComplete="off"
      placeholder={pattern}
      css={[styles.input, styles.figures, styles.bare, dateText]}
      {...props}
      aria-invalid={text.problem === null ? props['aria-invalid'] : true}
      ref={useMergedRef(ref, input)}
      value={text.shown}
      onChange={(event) => text.edit(event.currentTarget.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') text.commit();
      }}
      onBlur={(event) => {
        text.commit();
        onBlur?.(event);
      }}
    />
  );
}
