/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { button, sizes, variants } from '../button/button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../button/index.ts';
import { Slot } from '../internal/slot/index.ts';

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** Visual weight. Use one `primary` per view. @default 'primary' */
  variant?: ButtonVariant;
  /** Height: 36, 44 or 52 px. @default 'md' */
  size?: ButtonSize;
  /** Whether the only child is rendered as the link, for example a router's `Link`. @default false */
  asChild?: boolean;
}

/** A link that looks like a button. To start an action, use `Button`. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  asChild = false,
  ...props
}: LinkButtonProps): ReactElement {
  const Root = asChild ? Slot : 'a';
  return <Root css={[button, variants[variant], sizes[size]]} {...props} />;
}
