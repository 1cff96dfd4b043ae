import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle, type PageHandle } from './page-route.tsx';
import { routes } from './routes.ts';

interface Match {
  route: RouteObject;
  params: Readonly<Record<string, string | undefined>>;
}

/** The latest match: several parts of a page ask for the same, and each would rank all routes. */
let latest: { pathname: string; match: Match | undefined } | undefined;

function matchAt(pathname: string): Match | undefined {
  if (latest?.pathname !== pathname) latest = { pathname, match: matchRoutes(routes, pathname)?.at(-1) };
  return latest.match;
}

/** Returns only the route of a path. */
export function routesAt(pathname: string): RouteObject[] {
  const route = matchAt(pathname)?.route;
  return route ? [route] : [];
}

/** Returns the route parameters of a path. */
export function parametersAt(pathname: string): Readonly<Record<string, string | undefined>> {
  return matchAt(pathname)?.params ?? {};
}

/** Returns the page at a path. The 404 page counts as one. */
export function pageAt(pathname: string): PageHandle | undefined {
  const handle: unknown = matchAt(pathname)?.route.handle;
  return isPageHandle(handle) ? handle : undefined;
}
