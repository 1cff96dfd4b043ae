import { isLocalhost } from '@uplift/data-client';
import { useDataClient } from '@uplift/data-client/swr';
import type { ErrorReport } from '@uplift/ui/error-boundary';
import { useCallback } from 'react';
import { forgetFailedLoads } from '../retriable-lazy.ts';

/**
 * Reports errors that an error boundary caught, except on localhost, where the console shows them. Failed
 * lazy loads can be retried from then on.
 */
export function useErrorReport(): (report: ErrorReport) => void {
  const client = useDataClient();
  return useCallback(
    (report) => {
      forgetFailedLoads();
      if (isLocalhost(location.hostname)) return;
      const place = { url: location.href, at: Date.now() };
      const send = () =>
        import('./send-error-report.ts').then(({ sendErrorReport }) =>
          sendErrorReport(client, report, place),
        );
      // Offline, the reporter's code fails to load too. Retry once when online; another failure is ignored.
      send().catch(() => addEventListener('online', () => send().catch(() => {}), { once: true }));
    },
    [client],
  );
}
