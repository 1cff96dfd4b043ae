'use client';
import { Component, type ErrorInfo, type ReactElement, type ReactNode } from 'react';
import type { ErrorBoundaryMessages } from './error-boundary.messages.ts';
import { ComponentFallback, PageFallback, SectionFallback } from './fallbacks.tsx';

export type ErrorLevel = 'page' | 'section' | 'component';

/** The details of a caught error. */
export interface ErrorReport {
  message: string;
  stack: string | undefined;
  /** The components around the failed one, innermost first. */
  componentStack: string | undefined;
  level: ErrorLevel;
}

export interface ComponentErrorBoundaryProps {
  /** The part of the page whose errors are caught. */
  children?: ReactNode;
  /** Resets the boundary when one of these changes, for example the path or the id of the content. */
  resetKeys?: readonly unknown[];
  /** Called once for every caught error. */
  onReport?: ((report: ErrorReport) => void) | undefined;
  /** Overrides the built-in texts. */
  messages?: Partial<ErrorBoundaryMessages>;
}

export interface ErrorBoundaryProps extends ComponentErrorBoundaryProps {
  /** Handles "Reload Page". @default reloads the page */
  onReload?: () => void;
}

export interface PageErrorBoundaryProps extends ErrorBoundaryProps {
  /** The address of "Go to Homepage". @default '/' */
  homeHref?: string;
}

/** The delay before a failed component retries automatically, in ms. */
export const AUTO_RESET_DELAY = 10_000;

/** After more errors than this, a failed component waits for the user. */
export const AUTO_RESET_LIMIT = 3;

interface FallbackState {
  errorCount: number;
  reset: () => void;
}

interface BaseProps extends ComponentErrorBoundaryProps {
  level: ErrorLevel;
  fallback: (state: FallbackState) => ReactElement;
}

interface BaseState {
  failed: boolean;
  errorCount: number;
}

const noKeys: readonly unknown[] = [];

function changed(before: readonly unknown[] = noKeys, after: readonly unknown[] = noKeys): boolean {
  return before.length !== after.length || before.some((key, index) => !Object.is(key, after[index]));
}

class ErrorBoundary extends Component<BaseProps, BaseState> {
  override state: BaseState = { failed: false, errorCount: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<BaseState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const { level, onReport } = this.props;
    const errorCount = this.state.errorCount + 1;
    this.setState({ errorCount });
    if (level === 'component' && errorCount <= AUTO_RESET_LIMIT) {
      clearTimeout(this.timer);
      this.timer = setTimeout(this.reset, AUTO_RESET_DELAY);
    }
    onReport?.({
      message: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? error.stack : undefined,
      componentStack: componentStack ?? undefined,
      level,
    });
  }

  override componentDidUpdate(before: BaseProps, { failed: hadFailed }: BaseState): void {
    // An error in this same update must not trigger a retry.
    if (!this.state.failed || !hadFailed) return;
    const newKeys = changed(before.resetKeys, this.props.resetKeys);
    const newChildren = this.props.level === 'component' && before.children !== this.props.children;
    if (newKeys) this.setState({ errorCount: 0 });
    if (newKeys || newChildren) this.reset();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  private reset = (): void => {
    clearTimeout(this.timer);
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { errorCount, failed } = this.state;
    return failed ? this.props.fallback({ errorCount, reset: this.reset }) : this.props.children;
  }
}

function reloadPage(): void {
  window.location.reload();
}

/** Catches errors of a whole page, as the last resort. */
export function PageErrorBoundary({
  homeHref = '/',
  onReload = reloadPage,
  messages,
  ...props
}: PageErrorBoundaryProps): ReactElement {
  return (
    <ErrorBoundary
      {...props}
      level="page"
      fallback={() => <PageFallback homeHref={homeHref} onReload={onReload} messages={messages} />}
    />
  );
}

/**
 * Catches errors of one section, so the rest of the page stays. Offers a reload after more than two errors.
 */
export function SectionErrorBoundary({
  onReload = reloadPage,
  messages,
  ...props
}: ErrorBoundaryProps): ReactElement {
  return (
    <ErrorBoundary
      {...props}
      level="section"
      fallback={({ errorCount, reset }) => (
        <SectionFallback errorCount={errorCount} onRetry={reset} onReload={onReload} messages={messages} />
      )}
    />
  );
}

/**
 * Catches errors of one component. Retries automatically ten seconds after each of the first three errors,
 * and at once when its children or reset keys change.
 */
export function ComponentErrorBoundary({ messages, ...props }: ComponentErrorBoundaryProps): ReactElement {
  return (
    <ErrorBoundary
      {...props}
      level="component"
      fallback={({ reset }) => <ComponentFallback onRetry={reset} messages={messages} />}
    />
  );
}
