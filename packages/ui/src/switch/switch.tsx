/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-switch';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { Choice, type ChoiceText } from '../internal/choice/choice.tsx';
import { useChoice } from '../internal/choice/use-choice.ts';
import * as styles from './switch.styles.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'button'>, 'value' | 'children' | 'type' | 'defaultChecked'>,
    ChoiceText {
  /** Whether the switch is on (controlled). Alternative: `defaultChecked`. */
  checked?: boolean;
  /** Whether the switch is on initially and after a form reset. @default false */
  defaultChecked?: boolean;
  /** Called when the user turns the switch on or off. */
  onCheckedChange?: (checked: boolean) => void;
  /** The value that the form submits under the switch's `name` while it is on. @default 'on' */
  value?: string;
  /** Whether the switch must be on. @default false */
  required?: boolean;
}

/**
 * Turns a setting on or off, with immediate effect. Use a `Checkbox` for values that are submitted later. Its
 * label comes from its children or from the surrounding `Field`.
 */
export function Switch({ children, hint, ...props }: SwitchProps): ReactElement {
  const { control, ...ids } = useChoice(useFieldControl(props), Boolean(hint));
  return (
    <Choice
      {...ids}
      hint={hint}
      control={
        <Radix.Root css={styles.track} {...control}>
          <Radix.Thumb data-part="thumb" css={styles.thumb} />
        </Radix.Root>
      }
    >
      {children}
    </Choice>
  );
}
