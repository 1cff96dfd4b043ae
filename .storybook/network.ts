import type { SetupWorker } from 'msw/browser';

/** Files that pages of the site request at its root. Storybook has them in its own folder. */
const siteFiles = ['/logo.svg', '/data/tech-assets.json'];

async function createWorker(): Promise<SetupWorker> {
  const [{ bypass, HttpResponse, http }, { setupWorker }] = await Promise.all([
    import('msw'),
    import('msw/browser'),
  ]);
  return setupWorker(
    ...siteFiles.map((path) => http.get(path, () => fetch(bypass(new URL(`.${path}`, document.baseURI))))),
    // The last handler, behind those of the story.
    http.all('/api/*', ({ request: { method, url } }) => {
      console.error(`The story doesn't mock ${method} ${url}.`);
      return new HttpResponse(null, { status: 501 });
    }),
  );
}

let network: Promise<SetupWorker> | undefined;

/** The mocked network of stories. Inactive until `startNetwork`. */
export function createNetwork(): Promise<SetupWorker> {
  network ??= createWorker();
  return network;
}

let started: Promise<unknown> | undefined;

/**
 * A loader for stories that mock requests with `msw`. Other stories run without the service worker: it slows
 * each request, and a page that opens while the previous page's worker ends loads twice.
 */
export async function startNetwork(): Promise<void> {
  const worker = await createNetwork();
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Relative in a built Storybook, which can be served in any folder.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  await started;
}
