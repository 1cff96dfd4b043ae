'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import * as styles from './tag.styles.ts';

export type TagTone = 'neutral' | 'accent';

export interface TagProps extends ComponentProps<'span'> {
  /** `accent` for what is chosen at the moment. @default 'neutral' */
  tone?: TagTone;
  /** Removes what the tag stands for. Without it there is no button. */
  onRemove?: () => void;
  /** What the button does: `Remove Frontend`. Needed where several tags stand together. @default 'Remove' */
  removeLabel?: string;
  /** Whether it cannot be removed at the moment. @default false */
  disabled?: boolean;
}

/** A word that people put on something, or chose, and can take away again. For a state, use `Badge`. */
export function Tag({
  tone = 'neutral',
  onRemove,
  removeLabel = 'Remove',
  disabled = false,
  children,
  ...props
}: TagProps): ReactElement {
  return (
    <span
      data-removable={onRemove ? true : undefined}
      data-disabled={disabled || undefined}
      css={[styles.tag, styles.tones[tone]]}
      {...props}
    >
      <span css={styles.text}>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          disabled={disabled}
          onClick={onRemove}
          css={styles.remove}
        >
          <Icon icon={Cross} size="sm" css={styles.cross} />
        </button>
      )}
    </span>
  );
}
