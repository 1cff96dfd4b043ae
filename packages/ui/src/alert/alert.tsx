/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/index.ts';
import { Danger, Info, Success, Warning } from '../icon/tones.tsx';
import type { AlertTone } from './alert.styles.ts';
import * as styles from './alert.styles.ts';

export type { AlertTone } from './alert.styles.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The kind of message. `danger` interrupts screen readers, the others wait for a pause. @default 'info' */
  tone?: AlertTone;
  /** The message in a few words. The children say what to do about it. */
  title?: ReactNode;
}

const marks = {
  info: Info,
  success: Success,
  warning: Warning,
  danger: Danger,
} satisfies Record<AlertTone, IconComponent>;

/** A message about the page or form around it. For a message about an action elsewhere, use a toast. */
export function Alert({ tone = 'info', title, children, ...props }: AlertProps): ReactElement {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} css={[styles.alert, styles.tones[tone]]} {...props}>
      <Icon icon={marks[tone]} data-part="icon" css={styles.mark} />
      <div data-part="body" css={styles.body}>
        {title && (
          <p data-part="title" css={styles.title}>
            {title}
          </p>
        )}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
