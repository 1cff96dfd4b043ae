export type { BreadcrumbMessages } from './breadcrumb.messages.ts';
export type { BreadcrumbLinkProps, BreadcrumbPageProps, BreadcrumbRootProps } from './breadcrumb.tsx';
export * as Breadcrumb from './breadcrumb.tsx';
