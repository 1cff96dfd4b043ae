/** @jsxImportSource #layered */
'use client';
import { type MouseEvent, type ReactElement, use } from 'react';
import { toast as sonner } from 'sonner';
import { Button } from '../button/index.ts';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { ToastOptions } from '../toast/index.ts';
import * as styles from '../toast/toast.styles.ts';
import { ToastMark } from '../toast/toast-mark.tsx';
import { CloseLabel } from './close-label.ts';

export interface ToasterAction {
  /** Label of the button. */
  label: string;
  onSelect: () => void;
}

export interface ToasterOptions extends Omit<ToastOptions, 'action' | 'duration'> {
  /**
   * How long the toast stays, in ms.
   * @default that of the `Toaster`; a loading toast stays until it is updated or dismissed
   */
  duration?: number;
  action?: ToasterAction;
}

interface ToasterNoticeProps {
  id: string;
  options: ToasterOptions;
}

/** The content of a stacked toast. */
export function ToasterNotice({ id, options }: ToasterNoticeProps): ReactElement {
  const { title, description, type = 'default', action } = options;

  function leave(event: MouseEvent): void {
    // Keeps focus among the remaining toasts, instead of losing it with this one.
    event.currentTarget.closest('ol')?.focus({ preventScroll: true });
    sonner.dismiss(id);
  }

  return (
    <div data-part="toast" css={styles.row}>
      <ToastMark type={type} />
      <div data-part="body" css={styles.body}>
        <div data-part="title" css={styles.title}>
          {title}
        </div>
        {description && (
          <div data-part="description" css={styles.description}>
            {description}
          </div>
        )}
        {action && (
          <Button
            variant="secondary"
            size="sm"
            data-part="action"
            css={styles.action}
            onClick={(event) => {
              action.onSelect();
              leave(event);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={use(CloseLabel)} size="sm" data-part="close" css={styles.close} onClick={leave}>
        <Icon icon={Cross} size="sm" />
      </IconButton>
    </div>
  );
}
