import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

let worker: Promise<SetupWorker> | undefined;

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const started = setupWorker();
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}

/**
 * Has a story's own answers to requests of the browser itself, such as for pictures; what goes through a data client
 * is answered by the `network` of its page instead, without a worker. For `beforeEach`, which takes what this returns.
 */
export async function answerRequests(...handlers: RequestHandler[]): Promise<() => void> {
  // A docs page prepares its stories at the same time, and a second start would fail.
  worker ??= start();
  const network = await worker;
  network.use(...handlers);
  return () => network.resetHandlers();
}
