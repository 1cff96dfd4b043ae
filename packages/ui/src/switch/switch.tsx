'use client';
import * as Radix from '@radix-ui/react-switch';
import type { ComponentProps, ReactElement } from 'react';
import { Choice, type ChoiceText } from '../choice/choice.tsx';
import { useChoice } from '../choice/use-choice.ts';
import { useFieldControl } from '../field/index.ts';
import * as styles from './switch.styles.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'button'>, 'value' | 'children' | 'type' | 'defaultChecked'>,
    ChoiceText {
  /** Whether it is on, where the caller keeps that. Use `defaultChecked` otherwise. */
  checked?: boolean;
  /** Whether it is on at first, and again after a reset of the form. @default false */
  defaultChecked?: boolean;
  /** Called when a person turns it on or off. */
  onCheckedChange?: (checked: boolean) => void;
  /** What the form sends for it while it is on, under its `name`. @default 'on' */
  value?: string;
  /** Whether it must be on. @default false */
  required?: boolean;
}

/**
 * On or off, for a setting that takes effect at once; a `Checkbox` is for what is sent later. Its label comes as
 * children or from the `Field` around it.
 */
export function Switch({ children, hint, ...props }: SwitchProps): ReactElement {
  const { control, ...ids } = useChoice(useFieldControl(props), Boolean(hint));
  return (
    <Choice
      {...ids}
      hint={hint}
      control={
        <Radix.Root css={styles.track} {...control}>
          <Radix.Thumb css={styles.thumb} />
        </Radix.Root>
      }
    >
      {children}
    </Choice>
  );
}
