'use client';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './copy-button.styles.ts';
import { useCopying } from './use-copying.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'loading' | 'children' | 'aria-label'> {
  /** What is copied. */
  text: string;
  /** What the button says. @default 'Copy' */
  label?: string;
  /** What it says for two seconds afterwards. @default 'Copied' */
  copiedLabel?: string;
  /** What to do where the browser does not let the page copy; the text stands below, selected. */
  refusedLabel?: string;
  /** Whether only the icon shows; `label` stays its name. @default false */
  iconOnly?: boolean;
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** Copies a text, says so, and hands the text over for copying by hand where the browser refuses. */
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
