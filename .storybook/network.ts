import type { SetupWorker } from 'msw/browser';

let network: Promise<SetupWorker> | undefined;

/** The network of stories. Nothing goes through it until `startNetwork`. */
export function createNetwork(): Promise<SetupWorker> {
  network ??= import('msw/browser').then(({ setupWorker }) => setupWorker());
  return network;
}

let started: Promise<unknown> | undefined;

/**
 * A loader for stories that answer requests with `msw`. Other stories run without the service worker: it slows each
 * request, and a page that opens while the worker of the page before it ends loads twice.
 */
export async function startNetwork(): Promise<void> {
  const worker = await createNetwork();
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
}
