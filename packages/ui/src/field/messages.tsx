/** @jsxImportSource #layered */
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { fieldMessages } from './field.messages.ts';
import * as styles from './field.styles.ts';

interface MessageProps {
  id: string;
  children: ReactNode;
}

/** Help text that is always visible. */
export function Hint({ id, children }: MessageProps): ReactElement {
  return (
    <p id={id} data-part="hint" css={styles.hint}>
      {children}
    </p>
  );
}

/** The error message. Always rendered, so that a new error is announced. */
export function ErrorMessage({ id, children }: MessageProps): ReactElement {
  return (
    <div id={id} aria-live="polite">
      {children && (
        <p data-part="error" css={styles.error}>
          <svg viewBox="0 0 14 14" fill="none" aria-hidden data-part="error-icon" css={styles.errorMark}>
            <circle cx="7" cy="7" r="6.25" stroke="currentColor" strokeWidth="1.5" />
            <path d="M7 3.75v3.75M7 10v.25" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** The visual mark of a required control. The control itself informs assistive technology. */
export function RequiredMark(): ReactElement {
  const messages = useMessages('field', fieldMessages);
  return (
    <span aria-hidden data-part="required-mark" css={styles.mark}>
      {messages.requiredMark}
    </span>
  );
}
