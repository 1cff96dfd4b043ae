/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldGroup } from '../field/index.ts';
import { Choice, type ChoiceText } from '../internal/choice/choice.tsx';
import { useChoice } from '../internal/choice/use-choice.ts';
import { useTextDirection } from '../internal/direction/use-text-direction.ts';
import * as styles from './radio-group.styles.ts';

/** A plain list, or one card per item that can be pressed anywhere. */
export type RadioGroupVariant = 'plain' | 'card';

export interface RadioGroupRootProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  /** The selected item (controlled), or `null` while none is selected. Alternative: `defaultValue`. */
  value?: string | null;
  /** The item selected initially and after a form reset. Alternative: `value`. */
  defaultValue?: string;
  /** Called with the item that the user selects. */
  onValueChange?: (value: string) => void;
  /** The name under which the form submits the selected value. */
  name?: string;
  /** The id of the form, if the group is outside of it. */
  form?: string;
  /** Whether an item must be selected. @default false */
  required?: boolean;
  /** Whether the whole group is disabled. @default false */
  disabled?: boolean;
  /** Shape of the items. @default 'plain' */
  variant?: RadioGroupVariant;
}

/**
 * A choice of exactly one of a few visible items. Arrow keys move and select. The surrounding `Field`
 * provides its name, hint and error. Without a `Field`, name it with `aria-label`.
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
      {/* Radix needs the text direction for its keys. The element keeps the inherited direction. */}
      <div dir={undefined} css={styles.root} data-variant={variant} {...root} {...capture} />
    </Radix.Root>
  );
}

export interface RadioGroupItemProps
  extends Omit<ComponentProps<'button'>, 'value' | 'children' | 'type' | 'name' | 'form'>,
    ChoiceText {
  /** The value that the group reports and the form submits when this item is selected. */
  value: string;
}

/** An item of a `RadioGroup.Root`, with its label as children. */
export function Item({ children, hint, ...props }: RadioGroupItemProps): ReactElement {
  const { control, ...ids } = useChoice(props, Boolean(hint));
  return (
    <Choice
      {...ids}
      hint={hint}
      css={styles.item}
      control={
        <Radix.Item css={styles.radio} {...control}>
          <span data-part="indicator" css={styles.dot} />
        </Radix.Item>
      }
    >
      {children}
    </Choice>
  );
}
