'use client';
import type { ReactElement } from 'react';
import { button, sizes, variants } from '../button/button.styles.ts';
import { Heading } from '../heading/index.ts';
import * as styles from './error-boundary.styles.ts';

// Plain buttons with the kit's styles, because a fallback should depend on as little code as possible.

/** A line that breaks off and continues further down. All three levels share it. */
function BrokenLine(): ReactElement {
  return (
    <svg viewBox="0 0 64 40" fill="none" aria-hidden css={styles.drawing}>
      <path d="M2 28h14l6-16 7 20" stroke="currentColor" />
      <path d="m37 10 5 18h20" stroke="currentColor" />
      <path d="m31 21 4-2" css={styles.spark} />
    </svg>
  );
}

interface PageFallbackProps {
  homeHref: string;
  onReload: () => void;
}

export function PageFallback({ homeHref, onReload }: PageFallbackProps): ReactElement {
  return (
    // Replaces the page's own <main>, so a skip link still works.
    <main id="main" tabIndex={-1} css={[styles.fallback, styles.page]}>
      <BrokenLine />
      <div role="alert">
        <Heading level={1} size="lg">
          Page Error
        </Heading>
        <p css={styles.message}>
          Something on this page broke, and it is not your doing. Reloading usually brings it back.
        </p>
      </div>
      <div css={styles.actions}>
        <button type="button" css={[button, variants.primary, sizes.md]} onClick={onReload}>
          Reload Page
        </button>
        <a href={homeHref} css={[button, variants.secondary, sizes.md]}>
          Go to Homepage
        </a>
      </div>
    </main>
  );
}

interface SectionFallbackProps {
  errorCount: number;
  onRetry: () => void;
  onReload: () => void;
}

/** After more errors than this, retrying alone is unlikely to help. */
const RETRIES_BEFORE_RELOAD = 2;

export function SectionFallback({ errorCount, onRetry, onReload }: SectionFallbackProps): ReactElement {
  return (
    <div css={[styles.fallback, styles.section]}>
      <BrokenLine />
      <div role="alert">
        <Heading level={2} size="sm">
          Section Unavailable
        </Heading>
        <p css={styles.message}>This part of the page could not be shown. The rest of it works.</p>
      </div>
      <div css={styles.actions}>
        <button type="button" css={[button, variants.secondary, sizes.sm]} onClick={onRetry}>
          Try Again
        </button>
        {errorCount > RETRIES_BEFORE_RELOAD && (
          <button type="button" css={[button, variants.ghost, sizes.sm]} onClick={onReload}>
            Reload Page
          </button>
        )}
      </div>
    </div>
  );
}

interface ComponentFallbackProps {
  onRetry: () => void;
}

export function ComponentFallback({ onRetry }: ComponentFallbackProps): ReactElement {
  return (
    <div css={styles.component}>
      <p role="alert">Component error</p>
      <button type="button" css={[button, variants.secondary, sizes.sm]} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
