/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { Choice, type ChoiceText } from '../internal/choice/choice.tsx';
import { useCheckable } from '../internal/choice/use-checkable.ts';
import { useChoice } from '../internal/choice/use-choice.ts';
import * as styles from './switch.styles.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'value' | 'children'>,
    ChoiceText {
  /** Whether the switch is on (controlled). Alternative: `defaultChecked`. */
  checked?: boolean;
  /** Whether the switch is on initially and after a form reset. @default false */
  defaultChecked?: boolean;
  /** Called when the user turns the switch on or off. */
  onCheckedChange?: (checked: boolean) => void;
  /** The value that the form submits under the switch's `name` while it is on. @default 'on' */
  value?: string;
}

/**
 * Turns a setting on or off, with immediate effect. Use a `Checkbox` for values that are submitted later. Its
 * label comes from its children or from the surrounding `Field`.
 */
export function Switch({
  children,
  hint,
  checked,
  defaultChecked = false,
  onCheckedChange,
  onChange,
  ref,
  ...props
}: SwitchProps): ReactElement {
  const { control, ...ids } = useChoice(useFieldControl(props), Boolean(hint));
  const state = useCheckable({
    checked,
    defaultChecked,
    onCheckedChange,
    onReset: onCheckedChange,
    onChange,
    ref,
  });
  return (
    <Choice
      {...ids}
      hint={hint}
      control={
        <>
          {/* biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox has the state */}
          <input css={styles.track} {...control} {...state} type="checkbox" role="switch" />
          <span data-part="thumb" css={styles.thumb} />
        </>
      }
    >
      {children}
    </Choice>
  );
}
