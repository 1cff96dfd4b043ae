export type { PaginationMessages } from './pagination.messages.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
