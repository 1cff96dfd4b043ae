/** @jsxImportSource #layered */
'use client';
import type { ReactElement } from 'react';
import { Icon, type IconComponent } from '../icon/index.ts';
import { Danger, Info, Success, Warning } from '../icon/tones.tsx';
import { Spinner } from '../spinner/index.ts';
import { mark, marks } from './toast.styles.ts';
import type { ToastType } from './toast-store.ts';

const icons: Partial<Record<ToastType, IconComponent>> = {
  success: Success,
  info: Info,
  warning: Warning,
  error: Danger,
};

/** The icon of a toast's type, in front of its title. */
export function ToastMark({ type }: { type: ToastType }): ReactElement {
  const icon = icons[type];
  return (
    <span data-part="icon" css={[mark, marks[type]]}>
      {icon && <Icon icon={icon} />}
      {type === 'loading' && <Spinner size="sm" />}
    </span>
  );
}
