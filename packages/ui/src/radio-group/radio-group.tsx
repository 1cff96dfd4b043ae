/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, Ref } from 'react';
import { useFieldGroup } from '../field/index.ts';
import { Choice, type ChoiceText } from '../internal/choice/choice.tsx';
import { useChoice } from '../internal/choice/use-choice.ts';
import { RadioGroupContext, useRadio, useRadioGroup } from '../internal/choice/use-radio-group.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import * as styles from './radio-group.styles.ts';

/** A plain list, or one card per item that can be pressed anywhere. */
export type RadioGroupVariant = 'plain' | 'card';

export interface RadioGroupRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'ref'> {
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
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<string | null> & HTMLDivElement>;
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
  ref,
  ...props
}: RadioGroupRootProps): ReactElement {
  const { required = false, ...root } = useFieldGroup(props);
  const group = useRadioGroup({
    value,
    defaultValue: defaultValue ?? null,
    onValueChange,
    name,
    form,
    required,
    disabled,
    ref,
  });
  return (
    <RadioGroupContext value={group.context}>
      <div
        role="radiogroup"
        aria-required={required || undefined}
        aria-disabled={disabled || undefined}
        css={styles.root}
        data-variant={variant}
        {...root}
        ref={group.ref}
      />
    </RadioGroupContext>
  );
}

export interface RadioGroupItemProps
  extends Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'value' | 'children' | 'name' | 'form' | 'required' | 'checked' | 'defaultChecked'
    >,
    ChoiceText {
  /** The value that the group reports and the form submits when this item is selected. */
  value: string;
}

/** An item of a `RadioGroup.Root`, with its label as children. */
export function Item({
  children,
  hint,
  value,
  disabled,
  onChange,
  ...props
}: RadioGroupItemProps): ReactElement {
  const { control, ...ids } = useChoice(props, Boolean(hint));
  const radio = useRadio({ value, disabled, onChange });
  return (
    <Choice
      {...ids}
      hint={hint}
      css={styles.item}
      control={
        <>
          <input css={styles.radio} {...control} {...radio} />
          <span data-part="indicator" css={styles.dot} />
        </>
      }
    >
      {children}
    </Choice>
  );
}
