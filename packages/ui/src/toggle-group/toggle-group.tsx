'use client';

import * as Radix from '@radix-ui/react-toggle-group';
import type { ComponentProps, ReactElement } from 'react';
import { useTextDirection } from '../direction/use-text-direction.ts';
import { item, itemVariants, root, rootVariants } from './toggle-group.styles.ts';

/** `segmented` is one control with a few views; `chips` are separate filters that wrap. */
export type ToggleGroupVariant = 'segmented' | 'chips';

export interface ToggleGroupRootProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange' | 'aria-label'> {
  /** What is chosen here: the group's accessible name. */
  label: string;
  /** The value of the pressed item. */
  value: string;
  /** Called with the newly pressed item. Never called without one: pressing the pressed item changes nothing. */
  onValueChange: (value: string) => void;
  /** Shape of the items. @default 'segmented' */
  variant?: ToggleGroupVariant;
  /** Whether the whole group is out of use. @default false */
  disabled?: boolean;
}

/** Exactly one of a few options. Arrow keys move between the items, Space and Enter press. */
export function Root({
  label,
  value,
  onValueChange,
  variant = 'segmented',
  disabled = false,
  onFocusCapture,
  ...props
}: ToggleGroupRootProps): ReactElement {
  const { direction, ...capture } = useTextDirection(onFocusCapture);
  return (
    <Radix.Root
      asChild
      type="single"
      dir={direction}
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        if (next) onValueChange(next);
      }}
      disabled={disabled}
    >
      {/* Radix needs to know the direction for its keys; the element keeps the one it inherits. */}
      <div
        dir={undefined}
        data-variant={variant}
        css={[root, rootVariants[variant]]}
        {...props}
        {...capture}
      />
    </Radix.Root>
  );
}

export interface ToggleGroupItemProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** What the group reports when this item is pressed. */
  value: string;
}

/** One option of a `ToggleGroup.Root`. */
export function Item(props: ToggleGroupItemProps): ReactElement {
  return <Radix.Item css={[item, itemVariants]} {...props} />;
}
