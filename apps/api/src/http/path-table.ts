import type { Endpoint } from '@uplift/data-client/contract';

export type PathTable = ReturnType<typeof createPathTable>;

function patternOf(endpoint: Endpoint): RegExp {
  const source = endpoint.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** The paths of a contract, for requests that match no route. */
export function createPathTable(endpoints: readonly Endpoint[]) {
  const known = endpoints.map((endpoint) => ({ pattern: patternOf(endpoint), endpoint }));
  const rowsAt = (path: string) =>
    known.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
  return {
    /** The methods that a path supports. Empty if the path doesn't exist. */
    methodsOf: (path: string) => {
      const methods = new Set<string>(rowsAt(path).map(({ method }) => method));
      if (methods.has('GET')) methods.add('HEAD');
      return [...methods].sort();
    },
    /** The endpoint that answers a GET of this path. */
    readOf: (path: string) => rowsAt(path).find(({ method }) => method === 'GET'),
  };
}
