import { getResponse, type HttpHandler } from 'msw';

/**
 * The `fetch` of a client whose calls go to these handlers instead of the network, without a service worker: several
 * stories on one page, or tests that run at the same time, each have their own. What no handler takes fails as if there
 * were no network.
 */
export function handlerFetch(
  handlers: readonly HttpHandler[],
): (address: string, init: RequestInit) => Promise<Response> {
  return async (address, init) => {
    const base = globalThis.location?.href ?? 'http://localhost';
    const response = await getResponse([...handlers], new Request(new URL(address, base), init));
    if (!response || response.type === 'error') throw new TypeError(`No handler answers ${address}.`);
    return response;
  };
}
