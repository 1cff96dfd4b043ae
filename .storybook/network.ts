import type { SetupWorker } from 'msw/browser';

let worker: Promise<SetupWorker> | undefined;

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const started = setupWorker();
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}

/** Starts the service worker once a page: a docs page prepares its stories at the same time. */
export function startNetwork(): Promise<SetupWorker> {
  worker ??= start();
  return worker;
}
