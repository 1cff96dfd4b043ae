'use client';

import { Button } from '@uplift/ui/button';
import type { ReactElement } from 'react';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { message, text } from './showcase-message.styles.ts';

export interface ShowcaseMessageProps {
  children: string;
  /** Whether the message is an error, which is announced immediately. @default false */
  failed?: boolean;
  /** Called when the visitor retries. Shows a retry button. */
  onRetry?: (() => void) | undefined;
}

/** Message in a view without technologies. */
export function ShowcaseMessage({ children, failed = false, onRetry }: ShowcaseMessageProps): ReactElement {
  const messages = useShowcaseMessages();
  return (
    <div css={message} role={failed ? 'alert' : 'status'}>
      <p css={text}>{children}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
