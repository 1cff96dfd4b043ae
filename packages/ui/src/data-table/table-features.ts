import { rowSelectionFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';

/** What TanStack Table does for us. Searching, filtering and paging are the server's alone. */
export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
});

export type TableFeatures = typeof features;
