import { type DataClient, NetworkError, publicEndpoints } from '@uplift/data-client';
import { beginningOf } from '@uplift/data-client/contract';
import { callMutation } from '@uplift/data-client/swr';
import type { ErrorReport } from '@uplift/ui/error-boundary';
import { type ClientErrorReport, createErrorReporter } from './error-reporter.ts';

/** As long as the API takes them. */
const limit = { message: 2_000, stack: 20_000, address: 2_000, userAgent: 1_000 };

/** Where and when an error was met. */
export interface ErrorPlace {
  url: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** What the API is told of an error. */
export function describeError(
  { message, stack, componentStack, level }: ErrorReport,
  { url, at }: ErrorPlace,
): ClientErrorReport {
  return {
    message: beginningOf(message, limit.message) || 'An error without a message',
    stack: stack ? beginningOf(stack, limit.stack) : null,
    componentStack: componentStack ? beginningOf(componentStack, limit.stack) : null,
    // Without the fragment: single-use tokens travel in it.
    url: beginningOf(url.replace(/#.*$/s, ''), limit.address),
    userAgent: navigator.userAgent.slice(0, limit.userAgent),
    timestamp: new Date(at).toISOString(),
    level,
  };
}

/** Storage that is forbidden throws when it is touched, which the reporter expects. */
const storage = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
};

let report: ReturnType<typeof createErrorReporter> | undefined;

/** Sends what an error boundary caught to our own server. */
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
