'use client';
import type { ComponentProps, ReactElement } from 'react';
import { CopyButton } from '../copy-button/index.ts';
import * as styles from './code.styles.ts';

export type CodeProps = ComponentProps<'code'>;

/** Code in a sentence. */
export function Code(props: CodeProps): ReactElement {
  return <code css={styles.inline} {...props} />;
}

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** The code, line breaks included. */
  children: string;
  /** What it is, a file's name for instance: the name of the region that scrolls. */
  label: string;
  /** Whether the label shows above the code. @default false */
  showLabel?: boolean;
  /** Whether a button copies the code. @default false */
  copyable?: boolean;
  /** The name of that button. @default 'Copy code' */
  copyLabel?: string;
  /** What the button announces. @default 'Copied' */
  copiedLabel?: string;
}

/** Lines of code, which scroll sideways where they are long. */
export function CodeBlock({
  children,
  label,
  showLabel = false,
  copyable = false,
  copyLabel = 'Copy code',
  copiedLabel = 'Copied',
  ...props
}: CodeBlockProps): ReactElement {
  return (
    <figure css={styles.block} {...props}>
      {(showLabel || copyable) && (
        <div css={styles.header}>
          {showLabel && <figcaption css={styles.label}>{label}</figcaption>}
          {copyable && (
            <div css={styles.copy}>
              <CopyButton
                text={children}
                label={copyLabel}
                copiedLabel={copiedLabel}
                variant="ghost"
                iconOnly
              />
            </div>
          )}
        </div>
      )}
      {/* biome-ignore-start lint/a11y: What scrolls needs focus for the arrow keys, and with it a role and a name. */}
      <pre role="region" aria-label={label} tabIndex={0} css={styles.lines}>
        <code>{children}</code>
      </pre>
      {/* biome-ignore-end lint/a11y: - */}
    </figure>
  );
}
