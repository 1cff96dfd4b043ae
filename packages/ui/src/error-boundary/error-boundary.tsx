'use client';
import { Component, type ErrorInfo, type ReactElement, type ReactNode } from 'react';
import { ComponentFallback, PageFallback, SectionFallback } from './fallbacks.tsx';

export type ErrorLevel = 'page' | 'section' | 'component';

/** What is known about an error that a boundary caught. */
export interface ErrorReport {
  message: string;
  stack: string | undefined;
  /** The components around the one that failed, innermost first. */
  componentStack: string | undefined;
  level: ErrorLevel;
}

export interface ErrorBoundaryProps {
  children?: ReactNode;
  /** Shows the children anew when one of these changes, for example the path or the id of what is shown. */
  resetKeys?: readonly unknown[];
  /** Called once for every caught error. */
  onReport?: ((report: ErrorReport) => void) | undefined;
  /** What "Reload Page" does. @default reloads the page */
  onReload?: () => void;
}

export interface PageErrorBoundaryProps extends ErrorBoundaryProps {
  /** Where "Go to Homepage" leads. @default '/' */
  homeHref?: string;
}

/** How long a failed component waits before it tries again by itself, in ms. */
export const AUTO_RESET_DELAY = 10_000;

/** After this many errors a failed component waits for a person. */
export const AUTO_RESET_LIMIT = 3;

interface FallbackState {
  errorCount: number;
  reset: () => void;
}

interface BaseProps extends ErrorBoundaryProps {
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
    // An error of this very update is no reason to try again at once.
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

/** The last resort around a whole page. */
export function PageErrorBoundary({
  homeHref = '/',
  onReload = reloadPage,
  ...props
}: PageErrorBoundaryProps): ReactElement {
  return (
    <ErrorBoundary
      {...props}
      level="page"
      fallback={() => <PageFallback homeHref={homeHref} onReload={onReload} />}
    />
  );
}

/** Around one section, so that the rest of the page stays. Offers to reload after more than two errors. */
export function SectionErrorBoundary({ onReload = reloadPage, ...props }: ErrorBoundaryProps): ReactElement {
  return (
    <ErrorBoundary
      {...props}
      level="section"
      fallback={({ errorCount, reset }) => (
        <SectionFallback errorCount={errorCount} onRetry={reset} onReload={onReload} />
      )}
    />
  );
}

/**
 * Around one component. Tries again by itself ten seconds after each of the first three errors, and at once when
 * its children or reset keys change.
 */
export function ComponentErrorBoundary(props: Omit<ErrorBoundaryProps, 'onReload'>): ReactElement {
  return (
    <ErrorBoundary
      {...props}
      level="component"
      fallback={({ reset }) => <ComponentFallback onRetry={reset} />}
    />
  );
}
