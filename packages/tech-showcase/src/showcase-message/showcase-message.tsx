'use client';

import { Button } from '@uplift/ui/button';
import type { ReactElement } from 'react';
import { message, text } from './showcase-message.styles.ts';

export interface ShowcaseMessageProps {
  children: string;
  /** Whether something went wrong: announced at once. @default false */
  failed?: boolean;
  /** Offers to try again. */
  onRetry?: (() => void) | undefined;
}

/** What stands in a view that has no technologies to show. */
export function ShowcaseMessage({ children, failed = false, onRetry }: ShowcaseMessageProps): ReactElement {
  return (
    <div css={message} role={failed ? 'alert' : 'status'}>
      <p css={text}>{children}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
