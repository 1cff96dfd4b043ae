import type { SetupWorker } from 'msw/browser';

let worker: Promise<SetupWorker> | undefined;

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const started = setupWorker();
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}

/** The one worker of the page. A docs page prepares its stories at the same time, and a second start would fail. */
export function startNetwork(): Promise<SetupWorker> {
  worker ??= start();
  return worker;
}
