import { type DataClient, NetworkError, publicEndpoints } from '@uplift/data-client';
import { beginningOf } from '@uplift/data-client/contract';
import { callMutation } from '@uplift/data-client/swr';
import type { ErrorReport } from '@uplift/ui/error-boundary';
import { type ClientErrorReport, createErrorReporter } from './error-reporter.ts';

/** Maximum lengths that the API accepts. */
const limit = { message: 2_000, stack: 20_000, address: 2_000, userAgent: 1_000 };

/** Where and when an error occurred. */
export interface ErrorPlace {
  url: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Returns the report of an error for the API. */
export function describeError(
  { message, stack, componentStack, level }: ErrorReport,
  { url, at }: ErrorPlace,
): ClientErrorReport {
  return {
    message: beginningOf(message, limit.message) || 'An error without a message',
    stack: stack ? beginningOf(stack, limit.stack) : null,
    componentStack: componentStack ? beginningOf(componentStack, limit.stack) : null,
    // Without the fragment, which may contain single-use tokens.
    url: beginningOf(url.replace(/#.*$/s, ''), limit.address),
    userAgent: navigator.userAgent.slice(0, limit.userAgent),
    timestamp: new Date(at).toISOString(),
    level,
  };
}

/** Blocked storage throws on access, which the reporter handles. */
const storage = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
};

let report: ReturnType<typeof createErrorReporter> | undefined;

/** Sends an error that an error boundary caught to our own server. */
export async function sendErrorReport(
  client: DataClient,
  caught: ErrorReport,
  place: ErrorPlace,
): Promise<void> {
  report ??= createErrorReporter({
    send: (body) => callMutation(client, publicEndpoints.reportClientError, { body }),
    isConnectionLost: (error) => error instanceof NetworkError,
    isOnline: () => navigator.onLine,
    onOnline: (listener) => window.addEventListener('online', listener),
    storage,
    now: Date.now,
  });
  await report(describeError(caught, place));
}
