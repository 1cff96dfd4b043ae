import { isLocalhost, publicEndpoints } from '@uplift/data-client';
import { callMutation, useDataClient } from '@uplift/data-client/swr';
import type { ErrorReport } from '@uplift/ui/error-boundary';
import { useCallback } from 'react';

/** As long as the API takes them. */
const limit = { message: 2_000, stack: 20_000, address: 2_000, userAgent: 1_000 };

/** Reports what an error boundary caught, except on this machine, where the console shows it. */
export function useErrorReport(): (report: ErrorReport) => void {
  const client = useDataClient();
  return useCallback(
    ({ message, stack, componentStack, level }) => {
      if (isLocalhost(window.location.hostname)) return;
      const body = {
        message: message.slice(0, limit.message) || 'An error without a message',
        stack: stack?.slice(0, limit.stack) ?? null,
        componentStack: componentStack?.slice(0, limit.stack) ?? null,
        url: window.location.href.slice(0, limit.address),
        userAgent: navigator.userAgent.slice(0, limit.userAgent),
        timestamp: new Date().toISOString(),
        level,
      };
      // Nobody waits for the answer, and an error about an error would help nobody.
      callMutation(client, publicEndpoints.reportClientError, { body }).catch(() => {});
    },
    [client],
  );
}
