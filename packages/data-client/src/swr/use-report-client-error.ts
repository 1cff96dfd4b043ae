'use client';
import { useCallback } from 'react';
import type { ClientErrorReport } from '../contract/entities/client-error-report.ts';
import { useDataClient } from './data-provider.tsx';

/** Returns a function that reports a client error. Its code is loaded with the first report. */
export function useReportClientError(): (report: ClientErrorReport) => Promise<void> {
  const client = useDataClient();
  return useCallback(
    async (report) => {
      const { postClientError } = await import('./post-client-error.ts');
      await postClientError(client, report);
    },
    [client],
  );
}
