'use client';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './copy-button.styles.ts';
import { useCopying } from './use-copying.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'loading' | 'children' | 'aria-label'> {
  /** The text to copy. */
  text: string;
  /** The label of the button. @default 'Copy' */
  label?: string;
  /** The label for two seconds after copying. @default 'Copied' */
  copiedLabel?: string;
  /** What to do if the browser blocks copying. The text appears below it, selected. */
  refusedLabel?: string;
  /** Whether only the icon is visible. `label` remains the accessible name. @default false */
  iconOnly?: boolean;
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/**
 * Copies text and confirms it. If the browser blocks access to the clipboard, it shows the text for manual
 * copying.
 */
export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied',
  refusedLabel = 'The browser refused to copy. Copy the selected text yourself.',
  iconOnly = false,
  variant = 'secondary',
  size = 'sm',
  onClick,
  ref,
  ...props
}: CopyButtonProps): ReactElement {
  const { state, copy, reset } = useCopying(text);
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(ref, button);
  const copied = state === 'copied';

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) void copy();
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    button.current?.focus();
  }
  return (
    <span css={styles.root}>
      <Button
        ref={mergedRef}
        variant={variant}
        size={size}
        data-state={state}
        {...(iconOnly && { 'aria-label': label, css: styles.square })}
        {...props}
        onClick={handleClick}
      >
        <Icon icon={copied ? Check : Copy} size="sm" css={copied && styles.done} />
        {!iconOnly && (
          <span css={styles.words}>
            <span data-shown={!copied}>{label}</span>
            <span data-shown={copied}>{copiedLabel}</span>
          </span>
        )}
      </Button>
      <VisuallyHidden role="status">{copied && copiedLabel}</VisuallyHidden>
      {state === 'refused' && (
        <label css={styles.byHand}>
          {refusedLabel}
          <input
            ref={selectAll}
            readOnly
            value={text}
            css={styles.text}
            onBlur={reset}
            onKeyDown={handleKeyDown}
          />
        </label>
      )}
    </span>
  );
}
