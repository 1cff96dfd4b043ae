'use client';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactElement } from 'react';
import { Icon, type IconComponent } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { mark, marks } from './toast.styles.ts';
import type { ToastType } from './toast-store.ts';

const icons: Partial<Record<ToastType, IconComponent>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
};

/** The sign of a toast's type, in front of its title. */
export function ToastMark({ type }: { type: ToastType }): ReactElement {
  const icon = icons[type];
  return (
    <span css={[mark, marks[type]]}>
      {icon && <Icon icon={icon} />}
      {type === 'loading' && <Spinner size="sm" />}
    </span>
  );
}
