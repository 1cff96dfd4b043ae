import { ComponentErrorBoundary } from '@uplift/ui/error-boundary';
import type { ToastViewportProps } from '@uplift/ui/toast';
import { type ReactElement, Suspense, useSyncExternalStore } from 'react';
import { useErrorReport } from '../../app/error-reporting/error-report.ts';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { visitorToasts } from './visitor-toasts.ts';

const ToastViewport = retriableLazy<ToastViewportProps>(() => import('./toast-viewport.ts'));

const hasToasts = () => visitorToasts.read().length > 0;

/** Region for the toasts of public pages. Its code loads with the first toast. */
export function VisitorToastRegion(): ReactElement | null {
  const used = useSyncExternalStore(visitorToasts.subscribe, hasToasts, () => false);
  const report = useErrorReport();
  return used ? (
    <ComponentErrorBoundary onReport={report}>
      <Suspense fallback={null}>
        <ToastViewport store={visitorToasts} />
      </Suspense>
    </ComponentErrorBoundary>
  ) : null;
}
