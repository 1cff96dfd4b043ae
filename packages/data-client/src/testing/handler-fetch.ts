import { getResponse, type HttpHandler } from 'msw';

/**
 * A `fetch` that sends a client's calls to these handlers instead of the network, without a service worker.
 * Several stories on one page, or parallel tests, each have their own. An unhandled call fails like a network
 * error.
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
