/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { CopyButton } from '../copy-button/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { codeMessages } from './code.messages.ts';
import * as styles from './code.styles.ts';

export type CodeProps = ComponentProps<'code'>;

/** Code within a sentence. */
export function Code(props: CodeProps): ReactElement {
  return <code css={styles.inline} {...props} />;
}

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** The code, including line breaks. */
  children: string;
  /** What the code is, for example a file name. Used as the accessible name of the scrollable region. */
  label: string;
  /** Whether to show the label above the code. @default false */
  showLabel?: boolean;
  /** Whether long lines wrap instead of scrolling sideways, for example a key. @default false */
  wrap?: boolean;
  /** Whether to show a copy button. @default false */
  copyable?: boolean;
  /** The accessible name of the copy button. @default 'Copy code' */
  copyLabel?: string;
  /** The announcement after copying. @default 'Copied' */
  copiedLabel?: string;
}

/** A block of code. Long lines scroll sideways, or wrap. */
export function CodeBlock({
  children,
  label,
  showLabel = false,
  wrap = false,
  copyable = false,
  copyLabel,
  copiedLabel,
  ...props
}: CodeBlockProps): ReactElement {
  const messages = useMessages('code', codeMessages);
  return (
    <figure css={styles.block} {...props}>
      {(showLabel || copyable) && (
        <div data-part="header" css={styles.header}>
          {showLabel && (
            <figcaption data-part="label" css={styles.label}>
              {label}
            </figcaption>
          )}
          {copyable && (
            <div data-part="copy" css={styles.copy}>
              <CopyButton
                text={children}
                label={copyLabel ?? messages.copy}
                {...(copiedLabel && { messages: { copied: copiedLabel } })}
                variant="ghost"
                iconOnly
              />
            </div>
          )}
        </div>
      )}
      {/* biome-ignore-start lint/a11y: Scrolling by key needs focus, and so a role and a name. */}
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        data-part="content"
        css={[styles.lines, wrap && styles.wrapped]}
      >
        <code>{children}</code>
      </pre>
      {/* biome-ignore-end lint/a11y: - */}
    </figure>
  );
}
