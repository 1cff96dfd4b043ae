export * from './leads.ts';
export * from './page-views.ts';
