import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { DataNeed } from '../ssr/page-data.ts';
import type { Area } from './area.ts';
import { retriableLazy } from './retriable-lazy.ts';

const AreaPage = retriableLazy(() => import('../areas/shared/frame/area-page.tsx'));

interface PageModule {
  default: () => ReactElement;
}

const modules = {
  ...import.meta.glob<PageModule>('../pages/*/*-page.tsx'),
  ...import.meta.glob<PageModule>('../areas/*/{*-area,sign-in/*-page}.tsx'),
};

/** Metadata that the server and the shell need before a page renders. */
export interface PageHandle {
  /** The page's module, relative to `src`. */
  module: string;
  /** Data that the page reads from the API. */
  needs: readonly DataNeed[];
  area: Area | null;
  /** Whether search engines may index the page. @default false */
  listed?: boolean;
  /** Who sees the navigation bar on this page. */
  navigation: 'everybody' | 'visitors' | 'none';
  /** Loads the page's code. */
  load: () => Promise<unknown>;
}

function loaderOf(module: string): () => Promise<PageModule> {
  const load = modules[`../${module}`];
  if (!load) throw new Error(`There is no page src/${module}.`);
  return load;
}

function route(
  path: string,
  handle: PageHandle,
  wrap: (page: ReactElement) => ReactElement = (page) => page,
): RouteObject {
  const Page = retriableLazy(loaderOf(handle.module));
  return { path, element: wrap(<Page />), handle };
}

/** A public page. */
export function page(
  path: string,
  module: string,
  needs: readonly DataNeed[] = [],
  listed = true,
): RouteObject {
  return route(path, { module, needs, area: null, listed, navigation: 'everybody', load: loaderOf(module) });
}

/** A public page that search engines must not index. */
export function unlistedPage(path: string, module: string): RouteObject {
  return page(path, module, [], false);
}

/** A sign-in page. The server renders it, because it is the same for all visitors. */
export function signInPage(path: string, area: Area, module: string): RouteObject {
  return route(path, { module, needs: [], area, navigation: 'visitors', load: loaderOf(module) });
}

/** A page for signed-in users. The browser renders it inside a frame from the server. */
export function areaPage(path: string, area: Area, module: string): RouteObject {
  const navigation = area === 'admin' ? 'none' : 'visitors';
  return route(path, { module, needs: [], area, navigation, load: loaderOf(module) }, (content) => (
    <AreaPage area={area}>{content}</AreaPage>
  ));
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'needs' in handle;
}
