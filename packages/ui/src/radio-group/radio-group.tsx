'use client';
import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentProps, ReactElement } from 'react';
import { Choice, type ChoiceText } from '../choice/choice.tsx';
import { useChoice } from '../choice/use-choice.ts';
import { useTextDirection } from '../direction/use-text-direction.ts';
import { useFieldGroup } from '../field/index.ts';
import * as styles from './radio-group.styles.ts';

/** A plain list, or one card for each item, which can be pressed anywhere. */
export type RadioGroupVariant = 'plain' | 'card';

export interface RadioGroupRootProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  /** The chosen item, where the caller keeps that; `null` while none is. Use `defaultValue` otherwise. */
  value?: string | null;
  /** The item chosen at first, and again after a reset of the form. */
  defaultValue?: string;
  /** Called with the item that a person chooses. */
  onValueChange?: (value: string) => void;
  /** The name under which the form sends the chosen value. */
  name?: string;
  /** The id of the form, where the group stands outside of it. */
  form?: string;
  /** Whether one must be chosen. @default false */
  required?: boolean;
  /** Whether the whole group is out of use. @default false */
  disabled?: boolean;
  /** Shape of the items. @default 'plain' */
  variant?: RadioGroupVariant;
}

/**
 * Exactly one of a few, all in sight. Arrow keys move and choose. Its name, hint and error come from the `Field`
 * around it, or its name from `aria-label`.
 */
export function Root({
  value,
  defaultValue,
  onValueChange,
  name,
  form,
  disabled = false,
  variant = 'plain',
  onFocusCapture,
  ...props
}: RadioGroupRootProps): ReactElement {
  const { direction, ...capture } = useTextDirection(onFocusCapture);
  const { required = false, ...root } = useFieldGroup(props);
  return (
    <Radix.Root
      asChild
      dir={direction}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      name={name}
      form={form}
      required={required}
      disabled={disabled}
    >
      {/* Radix needs to know the direction for its keys; the element keeps the one it inherits. */}
      <div dir={undefined} css={styles.root} data-variant={variant} {...root} {...capture} />
    </Radix.Root>
  );
}

export interface RadioGroupItemProps
  extends Omit<ComponentProps<'button'>, 'value' | 'children' | 'type' | 'name' | 'form'>,
    ChoiceText {
  /** What the group reports, and the form sends, when this item is chosen. */
  value: string;
}

/** One item of a `RadioGroup.Root`, with its label as children. */
export function Item({ children, hint, ...props }: RadioGroupItemProps): ReactElement {
  const { control, ...ids } = useChoice(props, Boolean(hint));
  return (
    <Choice
      {...ids}
      hint={hint}
      css={styles.item}
      control={
        <Radix.Item css={styles.radio} {...control}>
          <span css={styles.dot} />
        </Radix.Item>
      }
    >
      {children}
    </Choice>
  );
}
