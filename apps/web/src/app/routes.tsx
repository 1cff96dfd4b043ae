import type { ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Area } from '../areas/shared/frame/area-page.tsx';
import type { DataNeed } from '../ssr/page-data.ts';
import { retriableLazy } from './retriable-lazy.ts';

export type { Area } from '../areas/shared/frame/area-page.tsx';

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

function page(path: string, module: string, needs: readonly DataNeed[] = [], listed = true): RouteObject {
  return route(path, { module, needs, area: null, listed, navigation: 'everybody', load: loaderOf(module) });
}

/** A public page that search engines must not index. */
function unlistedPage(path: string, module: string): RouteObject {
  return page(path, module, [], false);
}

/** A sign-in page. The server renders it, because it is the same for all visitors. */
function signInPage(path: string, area: Area, module: string): RouteObject {
  return route(path, { module, needs: [], area, navigation: 'visitors', load: loaderOf(module) });
}

/** A page for signed-in users. The browser renders it inside a frame from the server. */
function areaPage(path: string, area: Area, module: string): RouteObject {
  const navigation = area === 'admin' ? 'none' : 'visitors';
  return route(path, { module, needs: [], area, navigation, load: loaderOf(module) }, (content) => (
    <AreaPage area={area}>{content}</AreaPage>
  ));
}

/** All routes of the site. */
export const routes: RouteObject[] = [
  page('/', 'pages/home/home-page.tsx', ['technologies', 'stories']),
  page('/services', 'pages/services/services-page.tsx'),
  page('/services/:slug', 'pages/service-detail/service-detail-page.tsx', ['stories']),
  page('/calculator', 'pages/calculator/calculator-page.tsx'),
  page('/pricing', 'pages/pricing/pricing-page.tsx'),
  page('/results', 'pages/results/results-page.tsx', ['stories', 'comparedStory']),
  page('/about', 'pages/about/about-page.tsx'),
  page('/contact', 'pages/contact/contact-page.tsx', ['formStamp']),
  page('/resources', 'pages/resources/resources-page.tsx'),
  page('/success-stories', 'pages/success-stories/success-stories-page.tsx', ['stories']),
  page('/success-stories/:slug', 'pages/story-detail/story-detail-page.tsx', ['stories', 'story']),
  page('/portal', 'pages/portal/portal-page.tsx'),
  unlistedPage('/forgot-password', 'pages/password/password-page.tsx'),
  unlistedPage('/reset-password', 'pages/password/password-page.tsx'),
  signInPage('/client/login', 'client', 'areas/client/sign-in/client-sign-in-page.tsx'),
  areaPage('/client/*', 'client', 'areas/client/client-area.tsx'),
  areaPage('/manager/*', 'manager', 'areas/manager/manager-area.tsx'),
  signInPage('/admin', 'admin', 'areas/admin/sign-in/admin-sign-in-page.tsx'),
  areaPage('/admin/*', 'admin', 'areas/admin/admin-area.tsx'),
  unlistedPage('*', 'pages/not-found/not-found-page.tsx'),
];

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'needs' in handle;
}

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
