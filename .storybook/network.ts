import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

/** The network of stories, which `mockRequests` starts. */
export async function createNetwork(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  return setupWorker();
}

let started: Promise<unknown> | undefined;

/**
 * Answers requests of a story with the given handlers. The service worker starts with the first story that calls this:
 * each request of a page waits for it, and a page that opens while the worker of the one before ends loads twice.
 */
export async function mockRequests(network: SetupWorker, ...handlers: RequestHandler[]): Promise<void> {
  started ??= network.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
  network.use(...handlers);
}
