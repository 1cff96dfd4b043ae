/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { type ButtonGroupOrientation, group, orientations } from './button-group.styles.ts';

export type { ButtonGroupOrientation } from './button-group.styles.ts';

export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** What the buttons have in common. Used as the accessible name of the group. */
  label: string;
  /** Whether the buttons are side by side or stacked. @default 'horizontal' */
  orientation?: ButtonGroupOrientation;
}

/**
 * Joins related buttons into one shape. Use `Button`, `IconButton`, `LinkButton` or `Toggle` as direct
 * children, all in one size. To select one of several options, use `ToggleGroup`.
 */
export function ButtonGroup({ label, orientation = 'horizontal', ...props }: ButtonGroupProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for form controls.
    <div role="group" aria-label={label} css={[group, orientations[orientation]]} {...props} />
  );
}
