/** @jsxImportSource #layered */
'use client';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { Check, drawing } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type CopyButtonMessages, copyButtonMessages } from './copy-button.messages.ts';
import * as styles from './copy-button.styles.ts';
import { useCopying } from './use-copying.ts';

const Copy = /* @__PURE__ */ drawing(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
);

export interface CopyButtonProps
  extends Omit<ButtonProps, 'loading' | 'asChild' | 'children' | 'aria-label'> {
  /** The text to copy. */
  text: string;
  /** The label of the button. @default 'Copy' */
  label?: string;
  /** Overrides the built-in texts. */
  messages?: Partial<CopyButtonMessages>;
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
  label: ownLabel,
  messages: ownMessages,
  iconOnly = false,
  variant = 'secondary',
  size = 'sm',
  onClick,
  ref,
  ...props
}: CopyButtonProps): ReactElement {
  const messages = useMessages('copyButton', copyButtonMessages, ownMessages);
  const label = ownLabel ?? messages.label;
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
    <span data-part="root" css={styles.root}>
      <Button
        ref={mergedRef}
        variant={variant}
        size={size}
        data-state={state}
        {...(iconOnly && { 'aria-label': label, css: styles.square })}
        {...props}
        onClick={handleClick}
      >
        <Icon icon={copied ? Check : Copy} size="sm" data-part="icon" css={copied && styles.done} />
        {!iconOnly && (
          <span data-part="message" css={styles.words}>
            <span data-shown={!copied}>{label}</span>
            <span data-shown={copied}>{messages.copied}</span>
          </span>
        )}
      </Button>
      <VisuallyHidden role="status" data-part="status">
        {copied && messages.copied}
      </VisuallyHidden>
      {state === 'refused' && (
        <label data-part="manual-copy" css={styles.byHand}>
          {messages.refused}
          <input
            ref={selectAll}
            readOnly
            value={text}
            data-part="manual-copy-input"
            css={styles.text}
            onBlur={reset}
            onKeyDown={handleKeyDown}
          />
        </label>
      )}
    </span>
  );
}
