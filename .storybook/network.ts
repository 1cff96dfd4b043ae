import type { SetupWorker } from 'msw/browser';

let network: Promise<SetupWorker> | undefined;

/** The mocked network of stories. Inactive until `startNetwork`. */
export function createNetwork(): Promise<SetupWorker> {
  network ??= import('msw/browser').then(({ setupWorker }) => setupWorker());
  return network;
}

let started: Promise<unknown> | undefined;

/**
 * A loader for stories that mock requests with `msw`. Other stories run without the service worker: it slows
 * each request, and a page that opens while the previous page's worker ends loads twice.
 */
export async function startNetwork(): Promise<void> {
  const worker = await createNetwork();
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
}
