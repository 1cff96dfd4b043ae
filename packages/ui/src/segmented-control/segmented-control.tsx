/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, Ref } from 'react';
import { useFieldGroup } from '../field/index.ts';
import { Icon, type IconComponent } from '../icon/index.ts';
import { RadioGroupContext, useRadio, useRadioGroup } from '../internal/choice/use-radio-group.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import * as styles from './segmented-control.styles.ts';

export interface SegmentedControlRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'ref'> {
  /** The selected item, if controlled. Otherwise use `defaultValue`. */
  value?: string | null;
  /** The initially selected item. Restored when the form is reset. */
  defaultValue?: string;
  /** Called with the item that the user selects. */
  onValueChange?: (value: string) => void;
  /** The name under which the form submits the selected value. */
  name?: string;
  /** The id of the form, if the control is outside of it. */
  form?: string;
  /** Whether an item must be selected. @default false */
  required?: boolean;
  /** Whether the whole control is disabled. @default false */
  disabled?: boolean;
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<string | null> & HTMLDivElement>;
}

/**
 * A choice of exactly one of two to five short options, in a row. For longer ones, use a `RadioGroup`, and to
 * switch between views, use `Tabs` or a `ToggleGroup`. Inside a `Field`, it uses the field's label, hint and
 * error. Without a `Field`, name it with `aria-label`.
 */
export function Root({
  value,
  defaultValue,
  onValueChange,
  name,
  form,
  disabled = false,
  ref,
  ...props
}: SegmentedControlRootProps): ReactElement {
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
        {...root}
        ref={group.ref}
      />
    </RadioGroupContext>
  );
}

export interface SegmentedControlItemProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'size' | 'value' | 'name' | 'form' | 'required' | 'checked' | 'defaultChecked'
  > {
  /** The value that the control reports and the form submits when this item is selected. */
  value: string;
  /** An icon before the label. Without a label, name the item with `aria-label`. */
  icon?: IconComponent;
}

/** An option of a `SegmentedControl.Root`, with its label as children. */
export function Item({
  value,
  icon,
  disabled,
  onChange,
  children,
  ...props
}: SegmentedControlItemProps): ReactElement {
  const radio = useRadio({ value, disabled, onChange });
  return (
    <label data-part="item" css={styles.item}>
      <input css={styles.input} {...props} {...radio} />
      {icon && <Icon icon={icon} size="sm" data-part="item-icon" />}
      {children && <span data-part="item-label">{children}</span>}
    </label>
  );
}
