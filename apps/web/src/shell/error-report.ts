import { isLocalhost } from '@uplift/data-client';
import { useDataClient } from '@uplift/data-client/swr';
import type { ErrorReport } from '@uplift/ui/error-boundary';
import { useCallback } from 'react';
import { forgetFailedLoads } from './retriable-lazy.ts';

/**
 * Reports what an error boundary caught, except on this machine, where the console shows it. What could not be
 * loaded may be loaded again from then on.
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
      // Without a connection not even the code for it comes. What fails then helps nobody.
      send().catch(() => addEventListener('online', () => send().catch(() => {}), { once: true }));
    },
    [client],
  );
}
