/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { tagMessages } from './tag.messages.ts';
import type { TagTone } from './tag.styles.ts';
import * as styles from './tag.styles.ts';

export type { TagTone } from './tag.styles.ts';

export interface TagProps extends ComponentProps<'span'> {
  /** Use `accent` for the current selection. @default 'neutral' */
  tone?: TagTone;
  /** Called to remove what the tag represents. Without it, the tag has no button. */
  onRemove?: () => void;
  /** Accessible name of the button: `Remove Frontend`. Needed if there are several tags. @default 'Remove' */
  removeLabel?: string;
  /** Whether the tag can't be removed at the moment. @default false */
  disabled?: boolean;
}

/** A label that users assigned or selected, and can remove. For a state, use `Badge`. */
export function Tag({
  tone = 'neutral',
  onRemove,
  removeLabel,
  disabled = false,
  children,
  ...props
}: TagProps): ReactElement {
  const messages = useMessages('tag', tagMessages);
  return (
    <span
      data-removable={onRemove ? true : undefined}
      data-disabled={disabled || undefined}
      css={[styles.tag, styles.tones[tone]]}
      {...props}
    >
      <span data-part="label" css={styles.text}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel ?? messages.remove}
          disabled={disabled}
          onClick={onRemove}
          data-part="remove"
          css={styles.remove}
        >
          <Icon icon={Cross} size="sm" data-part="remove-icon" css={styles.cross} />
        </button>
      )}
    </span>
  );
}
