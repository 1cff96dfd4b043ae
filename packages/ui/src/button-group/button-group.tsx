'use client';
import type { ComponentProps, ReactElement } from 'react';
import { group, orientations } from './button-group.styles.ts';

export type ButtonGroupOrientation = 'horizontal' | 'vertical';

export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** What the buttons have in common: the group's accessible name. */
  label: string;
  /** Whether the buttons stand in a row or below each other. @default 'horizontal' */
  orientation?: ButtonGroupOrientation;
}

/**
 * Buttons about one thing, joined into one shape. Put `Button`, `IconButton`, `LinkButton` or `Toggle` right inside, all
 * of one size. To choose one of several, use `ToggleGroup`.
 */
export function ButtonGroup({ label, orientation = 'horizontal', ...props }: ButtonGroupProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for the controls of a form.
    <div role="group" aria-label={label} css={[group, orientations[orientation]]} {...props} />
  );
}
