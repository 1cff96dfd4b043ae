/** @jsxImportSource #layered */
'use client';

import * as Radix from '@radix-ui/react-toggle-group';
import type { ComponentProps, ReactElement } from 'react';
import { useTextDirection } from '../internal/direction/use-text-direction.ts';
import { item, itemVariants, root, rootVariants, type ToggleGroupVariant } from './toggle-group.styles.ts';

export type { ToggleGroupVariant } from './toggle-group.styles.ts';

export interface ToggleGroupRootProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange' | 'aria-label'> {
  /** Accessible name of the group: what is chosen here. */
  label: string;
  /** The value of the pressed item. */
  value: string;
  /** Called with the newly pressed item. Pressing the pressed item again changes nothing. */
  onValueChange: (value: string) => void;
  /** Shape of the items. @default 'segmented' */
  variant?: ToggleGroupVariant;
  /** Whether the whole group is disabled. @default false */
  disabled?: boolean;
}

/** A choice of exactly one of a few options. Arrow keys move between the items. Space and Enter press one. */
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
      {/* Radix needs the text direction for its keys. The element keeps the inherited direction. */}
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
  /** The value that the group reports when this item is pressed. */
  value: string;
}

/** An option of a `ToggleGroup.Root`. */
export function Item(props: ToggleGroupItemProps): ReactElement {
  return <Radix.Item css={[item, itemVariants]} {...props} />;
}
