import { ComponentErrorBoundary } from '@uplift/ui/error-boundary';
import type { ToastViewportProps } from '@uplift/ui/toast';
import { type ReactElement, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useErrorReport } from '../../app/error-reporting/error-report.ts';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { takeSignOutFailure } from '../../auth/sign-out/sign-out-failure.ts';
import { visitorToasts } from './visitor-toasts.ts';

const ToastViewport = retriableLazy<ToastViewportProps>(() => import('./toast-viewport.ts'));

const hasToasts = () => visitorToasts.read().length > 0;

/** Region for the toasts of public pages, such as a failed logout. Its code loads with the first toast. */
export function VisitorToastRegion(): ReactElement | null {
  const used = useSyncExternalStore(visitorToasts.subscribe, hasToasts, () => false);
  const report = useErrorReport();
  useEffect(() => {
    const title = takeSignOutFailure();
    if (title === null) return;
    const description = 'If you still see Logout in the menu, try again.';
    visitorToasts.show({ type: 'error', title, description });
  }, []);
  return used ? (
    <ComponentErrorBoundary onReport={report}>
      <Suspense fallback={null}>
        <ToastViewport store={visitorToasts} />
      </Suspense>
    </ComponentErrorBoundary>
  ) : null;
}
