import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle, type PageHandle } from './page-route.tsx';
import { routes } from './routes.ts';

interface Match {
  route: RouteObject;
  params: Readonly<Record<string, string | undefined>>;
}

function matchAt(pathname: string): Match | undefined {
  return matchRoutes(routes, pathname)?.at(-1);
}

/** Returns only the route of a path, for a render that never navigates. */
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
