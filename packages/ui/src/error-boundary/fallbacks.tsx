/** @jsxImportSource #layered */
'use client';
import type { ReactElement } from 'react';
import { button, sizes, variants } from '../button/button.styles.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { Heading } from '../heading/index.ts';
import { type ErrorBoundaryMessages, errorBoundaryMessages } from './error-boundary.messages.ts';
import * as styles from './error-boundary.styles.ts';

// Plain buttons with the kit's styles, because a fallback should depend on as little code as possible.

/** A line that breaks off and continues further down. All three levels share it. */
function BrokenLine(): ReactElement {
  return (
    <svg viewBox="0 0 64 40" fill="none" aria-hidden data-part="illustration" css={styles.drawing}>
      <path d="M2 28h14l6-16 7 20" stroke="currentColor" />
      <path d="m37 10 5 18h20" stroke="currentColor" />
      <path d="m31 21 4-2" css={styles.spark} />
    </svg>
  );
}

interface FallbackProps {
  messages: Partial<ErrorBoundaryMessages> | undefined;
}

interface PageFallbackProps extends FallbackProps {
  homeHref: string;
  onReload: () => void;
}

export function PageFallback({ homeHref, onReload, ...props }: PageFallbackProps): ReactElement {
  const messages = useMessages('errorBoundary', errorBoundaryMessages, props.messages);
  return (
    // Replaces the page's own <main>, so a skip link still works.
    <main id="main" tabIndex={-1} data-part="root" css={[styles.fallback, styles.page]}>
      <BrokenLine />
      <div role="alert">
        <Heading level={1} size="lg">
          {messages.pageTitle}
        </Heading>
        <p data-part="message" css={styles.message}>
          {messages.pageText}
        </p>
      </div>
      <div data-part="actions" css={styles.actions}>
        <button
          type="button"
          data-part="reload"
          css={[button, variants.primary, sizes.md]}
          onClick={onReload}
        >
          {messages.reload}
        </button>
        <a href={homeHref} data-part="home" css={[button, variants.secondary, sizes.md]}>
          {messages.home}
        </a>
      </div>
    </main>
  );
}

interface SectionFallbackProps extends FallbackProps {
  errorCount: number;
  onRetry: () => void;
  onReload: () => void;
}

/** After more errors than this, retrying alone is unlikely to help. */
const RETRIES_BEFORE_RELOAD = 2;

export function SectionFallback({
  errorCount,
  onRetry,
  onReload,
  ...props
}: SectionFallbackProps): ReactElement {
  const messages = useMessages('errorBoundary', errorBoundaryMessages, props.messages);
  return (
    <div data-part="root" css={[styles.fallback, styles.section]}>
      <BrokenLine />
      <div role="alert">
        <Heading level={2} size="sm">
          {messages.sectionTitle}
        </Heading>
        <p data-part="message" css={styles.message}>
          {messages.sectionText}
        </p>
      </div>
      <div data-part="actions" css={styles.actions}>
        <button
          type="button"
          data-part="retry"
          css={[button, variants.secondary, sizes.sm]}
          onClick={onRetry}
        >
          {messages.tryAgain}
        </button>
        {errorCount > RETRIES_BEFORE_RELOAD && (
          <button
            type="button"
            data-part="reload"
            css={[button, variants.ghost, sizes.sm]}
            onClick={onReload}
          >
            {messages.reload}
          </button>
        )}
      </div>
    </div>
  );
}

interface ComponentFallbackProps extends FallbackProps {
  onRetry: () => void;
}

export function ComponentFallback({ onRetry, ...props }: ComponentFallbackProps): ReactElement {
  const messages = useMessages('errorBoundary', errorBoundaryMessages, props.messages);
  return (
    <div data-part="root" css={styles.component}>
      <p role="alert">{messages.componentText}</p>
      <button type="button" data-part="retry" css={[button, variants.secondary, sizes.sm]} onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
