/** @jsxImportSource #layered */
'use client';

import * as Radix from '@radix-ui/react-toggle-group';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { useTextDirection } from '../internal/direction/use-text-direction.ts';
import { item, itemVariants, root, rootVariants, type ToggleGroupVariant } from './toggle-group.styles.ts';

export type { ToggleGroupVariant } from './toggle-group.styles.ts';

interface CommonProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange' | 'aria-label'> {
  /** Accessible name of the group: what is chosen here. */
  label: string;
  /** Shape of the items. @default 'segmented' */
  variant?: ToggleGroupVariant;
  /** Whether the whole group is disabled. @default false */
  disabled?: boolean;
}

interface SingleProps extends CommonProps {
  multiple?: false;
  /** The value of the pressed item (controlled). Alternative: `defaultValue`. */
  value?: string;
  /** The value of the item that is pressed initially. Alternative: `value`. @default none */
  defaultValue?: string;
  /** Called with the newly pressed item. Pressing the pressed item again changes nothing. */
  onValueChange?: (value: string) => void;
}

interface MultipleProps extends CommonProps {
  /** Whether any number of items can be pressed, instead of exactly one. @default false */
  multiple: true;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (values: readonly string[]) => void;
}

export type ToggleGroupRootProps = SingleProps | MultipleProps;

function toValues(value: string | readonly string[] = []): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

/**
 * A choice of exactly one of a few options, or with `multiple` of any number of them. Arrow keys move between
 * the items. Space and Enter press one.
 */
export function Root(allProps: ToggleGroupRootProps): ReactElement {
  const {
    multiple: _multiple,
    value,
    defaultValue,
    onValueChange: _onValueChange,
    label,
    variant = 'segmented',
    disabled = false,
    onFocusCapture,
    ...props
  } = allProps;
  const [ownValues, setOwnValues] = useState(() => toValues(defaultValue));
  const values = value === undefined ? ownValues : toValues(value);
  const { direction, ...capture } = useTextDirection(onFocusCapture);
  const shared = { asChild: true, dir: direction, 'aria-label': label, disabled };
  // Radix needs the text direction for its keys. The element keeps the inherited direction.
  const group = (
    <div dir={undefined} data-variant={variant} css={[root, rootVariants[variant]]} {...props} {...capture} />
  );

  if (allProps.multiple) {
    return (
      <Radix.Root
        type="multiple"
        value={[...values]}
        onValueChange={(next) => {
          setOwnValues(next);
          allProps.onValueChange?.(next);
        }}
        {...shared}
      >
        {group}
      </Radix.Root>
    );
  }
  return (
    <Radix.Root
      type="single"
      value={values[0] ?? ''}
      onValueChange={(next) => {
        if (!next) return;
        setOwnValues([next]);
        allProps.onValueChange?.(next);
      }}
      {...shared}
    >
      {group}
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
