import type { Endpoint } from '@uplift/data-client/contract';

interface KnownPath {
  pattern: RegExp;
  endpoint: Endpoint;
}

/** The paths of a contract, for requests that match no route. */
export interface PathTable {
  /** The methods that a path supports. Empty if the path doesn't exist. */
  methodsOf: (path: string) => string[];
  /** The endpoint that answers a GET of this path. */
  readOf: (path: string) => Endpoint | undefined;
}

function patternOf(endpoint: Endpoint): RegExp {
  const source = endpoint.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

export function createPathTable(endpoints: readonly Endpoint[]): PathTable {
  const known: KnownPath[] = endpoints.map((endpoint) => ({ pattern: patternOf(endpoint), endpoint }));
  const rowsAt = (path: string) =>
    known.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
  return {
    methodsOf: (path) => {
      const methods = new Set<string>(rowsAt(path).map(({ method }) => method));
      if (methods.has('GET')) methods.add('HEAD');
      return [...methods].sort();
    },
    readOf: (path) => rowsAt(path).find(({ method }) => method === 'GET'),
  };
}
