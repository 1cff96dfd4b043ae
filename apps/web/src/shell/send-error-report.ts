import { type DataClient, publicEndpoints } from '@uplift/data-client';
import { callMutation } from '@uplift/data-client/swr';
import type { ErrorReport } from '@uplift/ui/error-boundary';

/** As long as the API takes them. */
const limit = { message: 2_000, stack: 20_000, address: 2_000, userAgent: 1_000 };

/** Sends what an error boundary caught to our own server. */
export async function sendErrorReport(
  client: DataClient,
  { message, stack, componentStack, level }: ErrorReport,
): Promise<void> {
  const body = {
    message: message.slice(0, limit.message) || 'An error without a message',
    stack: stack?.slice(0, limit.stack) ?? null,
    componentStack: componentStack?.slice(0, limit.stack) ?? null,
    // Without the fragment: single-use tokens travel in it.
    url: window.location.href.replace(/#.*$/s, '').slice(0, limit.address),
    userAgent: navigator.userAgent.slice(0, limit.userAgent),
    timestamp: new Date().toISOString(),
    level,
  };
  await callMutation(client, publicEndpoints.reportClientError, { body });
}
