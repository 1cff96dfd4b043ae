import type { HttpHandler } from 'msw';
import { createDataClient, type DataClient, type TokenName } from '../index.ts';
import { createMemoryTokenStore, handlerFetch } from '../testing/index.ts';

export type SessionKind = 'client' | 'manager' | 'admin';

/** A call made by a story, or the URL it navigated to. */
export interface Step {
  id: number;
  action: string;
  path: string;
  /** A status; null while there is no response. */
  outcome: number | 'no answer' | 'page' | null;
  /** Milliseconds since the previous response to the same call; null for the first call. */
  waited: number | null;
}

/**
 * Isolated state of a story, so that many fit on one page: network, cookies, tokens and a list of its steps.
 */
export interface StoryBrowser {
  client: DataClient;
  readCookies: () => string;
  /** Sets or clears the marker cookie of a session, as the server does. */
  mark: (kind: SessionKind, present: boolean) => void;
  navigate: (path: string) => void;
  steps: () => readonly Step[];
  subscribe: (listener: () => void) => () => void;
}

export interface StoryBrowserOptions {
  handlers: (browser: Pick<StoryBrowser, 'mark'>) => readonly HttpHandler[];
  tokens: Partial<Record<TokenName, string>>;
  markers: readonly SessionKind[];
}

export function createStoryBrowser({ handlers, tokens, markers }: StoryBrowserOptions): StoryBrowser {
  const marked = new Set<SessionKind>(markers);
  const listeners = new Set<() => void>();
  const answeredAt = new Map<string, number>();
  let steps: readonly Step[] = [];

  const change = (next: readonly Step[]) => {
    steps = next;
    for (const listener of listeners) listener();
  };
  const begin = (action: string, path: string, outcome: Step['outcome']) => {
    const id = steps.length;
    const call = `${action} ${path}`;
    const before = answeredAt.get(call);
    const waited = before === undefined ? null : performance.now() - before;
    change([...steps, { id, action, path, outcome, waited }]);
    return (end: Step['outcome']) => {
      answeredAt.set(call, performance.now());
      change(steps.map((step) => (step.id === id ? { ...step, outcome: end } : step)));
    };
  };
  const mark = (kind: SessionKind, present: boolean) => {
    if (present) marked.add(kind);
    else marked.delete(kind);
  };
  const send = handlerFetch(handlers({ mark }));

  return {
    client: createDataClient({
      tokens: createMemoryTokenStore(tokens),
      fetch: async (path, init) => {
        const end = begin(init.method ?? 'GET', path, null);
        try {
          const response = await send(path, init);
          end(response.status);
          return response;
        } catch (error) {
          end('no answer');
          throw error;
        }
      },
    }),
    readCookies: () => [...marked].map((kind) => `${kind}Session=1`).join('; '),
    mark,
    navigate: (path) => void begin('Go to', path, 'page'),
    steps: () => steps,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
