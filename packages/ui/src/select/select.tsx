/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { ChevronDown } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { affixed, input } from '../input/input.styles.ts';
import * as styles from './select.styles.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  /** Text shown before anything is selected. Its value is the empty string. */
  placeholder?: string;
}

/**
 * A native select, with `<option>` and `<optgroup>` as children. Inside a `Field`, it takes its label, hint
 * and error from there.
 */
export function Select({ placeholder, children, ...props }: SelectProps): ReactElement {
  const control = useFieldControl(props);
  return (
    <span data-part="root" css={affixed}>
      <select css={[input, styles.select, styles.customList]} {...control}>
        {placeholder !== undefined && (
          <option value="" hidden={control.required}>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <Icon icon={ChevronDown} size="sm" data-part="icon" css={styles.chevron} />
    </span>
  );
}
