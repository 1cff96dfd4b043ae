/** @jsxImportSource #layered */
'use client';
import type { ReactElement } from 'react';
import { button, sizes, variants } from '../button/button.styles.ts';
import type { ButtonProps, ButtonSize, ButtonVariant } from '../button/index.ts';
import { square } from './icon-button.styles.ts';

export interface IconButtonProps
  extends Omit<ButtonProps, 'loading' | 'loadingLabel' | 'asChild' | 'aria-label'> {
  /** What the button does. Used as its accessible name. */
  label: string;
  /** Visual weight. @default 'ghost' */
  variant?: ButtonVariant;
  /** Width and height: 36, 44 or 52 px. @default 'md' */
  size?: ButtonSize;
}

/** A square button that shows only an icon. Put an `Icon` inside. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  type = 'button',
  ...props
}: IconButtonProps): ReactElement {
  return (
    <button
      type={type}
      aria-label={label}
      css={[button, variants[variant], sizes[size], square]}
      {...props}
    />
  );
}
