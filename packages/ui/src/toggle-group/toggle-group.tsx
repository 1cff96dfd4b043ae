/** @jsxImportSource #layered */
'use client';

import * as Radix from '@radix-ui/react-toggle-group';
import type { ComponentProps, FocusEvent, ReactElement, Ref } from 'react';
import { useFieldGroup } from '../field/index.ts';
import { useTextDirection } from '../internal/direction/use-text-direction.ts';
import { toValues } from '../internal/form-value/to-values.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import { type FormChange, useFormValue } from '../internal/form-value/use-form-value.ts';
import { item, itemVariants, root, rootVariants, type ToggleGroupVariant } from './toggle-group.styles.ts';

export type { ToggleGroupVariant } from './toggle-group.styles.ts';

/** The pressed item, or `null` for none, or with `multiple` the pressed items. */
export type ToggleGroupValue<Multiple extends boolean> = Multiple extends true
  ? readonly string[]
  : string | null;

export interface ToggleGroupRootProps<Multiple extends boolean = false>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange' | 'aria-label' | 'ref'> {
  /** Accessible name of the group: what is chosen here. In a `Field`, the field's label by default. */
  label?: string;
  /** Whether any number of items can be pressed, instead of exactly one. @default false */
  multiple?: Multiple;
  /** The pressed item, or the pressed items with `multiple`, if controlled. Otherwise use `defaultValue`. */
  value?: ToggleGroupValue<Multiple>;
  /** The item, or the items, pressed initially. Restored when the form is reset. @default none */
  defaultValue?: ToggleGroupValue<Multiple>;
  /**
   * Called with the newly pressed item, or with all pressed items with `multiple`. Pressing the only pressed
   * item again changes nothing without `multiple`.
   */
  onValueChange?: (value: NonNullable<ToggleGroupValue<Multiple>>) => void;
  /** Called with an event for form libraries, whose target has the `name` and the `value`. */
  onChange?: (event: FormChange<ToggleGroupValue<Multiple>>) => void;
  /** Shape of the items. @default 'segmented' */
  variant?: ToggleGroupVariant;
  /** The name under which the form submits the pressed item, or each of the pressed items. */
  name?: string;
  /** The id of the form, if the group is outside of it. */
  form?: string;
  /** Whether the whole group is disabled. @default false */
  disabled?: boolean;
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<ToggleGroupValue<Multiple>> & HTMLDivElement>;
}

/** What a `Field` around the group may set. */
interface FieldProps {
  'aria-label'?: string | undefined;
  required?: boolean;
}

/**
 * A choice of exactly one of a few options, or with `multiple` of any number of them. Arrow keys move between
 * the items. Space and Enter press one. With a `name`, forms submit it.
 */
export function Root<Multiple extends boolean = false>({
  label,
  multiple,
  value,
  defaultValue,
  onValueChange,
  onChange,
  variant = 'segmented',
  name,
  form,
  disabled = false,
  onBlur,
  onFocusCapture,
  children,
  ref,
  ...props
}: ToggleGroupRootProps<Multiple>): ReactElement {
  const { required: _, ...group } = useFieldGroup<typeof props & FieldProps>({
    ...props,
    'aria-label': label,
  });
  const { direction, ...capture } = useTextDirection(onFocusCapture);
  const toValue = (values: readonly string[]) =>
    (multiple ? values : (values[0] ?? null)) as ToggleGroupValue<Multiple>;
  const field = useFormValue<ToggleGroupValue<Multiple>, HTMLDivElement>({
    value,
    defaultValue: defaultValue ?? toValue([]),
    onValueChange: (next) => {
      if (next !== null) onValueChange?.(next);
    },
    onChange,
    name,
    form,
    ref,
    parse: (next) => toValue(toValues(next)),
    focus: (options) => {
      const items = [...(field.root.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
      (items.find(({ dataset }) => dataset.state === 'on') ?? items[0])?.focus(options);
    },
  });
  const values = toValues(field.value);
  const shared = {
    asChild: true,
    dir: direction,
    disabled,
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(field.withTarget(event));
    },
  };
  const element = (
    <div
      data-variant={variant}
      css={[root, rootVariants[variant]]}
      {...group}
      {...capture}
      ref={field.ref}
      // Radix needs the text direction for its keys. The element keeps the inherited direction.
      dir={undefined}
    >
      {children}
      {name !== undefined &&
        values.map((each) => (
          <input key={each} type="hidden" name={name} form={form} value={each} disabled={disabled} />
        ))}
    </div>
  );
  return multiple ? (
    <Radix.Root
      type="multiple"
      value={[...values]}
      onValueChange={(next) => field.change(toValue(next))}
      {...shared}
    >
      {element}
    </Radix.Root>
  ) : (
    <Radix.Root
      type="single"
      value={values[0] ?? ''}
      onValueChange={(next) => {
        if (next) field.change(toValue([next]));
      }}
      {...shared}
    >
      {element}
    </Radix.Root>
  );
}

export interface ToggleGroupItemProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The value that the group reports when this item is pressed. */
  value: string;
}

/** An option of a `ToggleGroup.Root`. */
export function Item(props: ToggleGroupItemProps): ReactElement {
  return <Radix.Item css={[item, itemVariants]} {...props} />;
}
