export * from './email-change.ts';
export * from './leads.ts';
export * from './page-views.ts';
