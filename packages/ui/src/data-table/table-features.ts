import { rowSelectionFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';

/** The features of TanStack Table that we use. Searching, filtering and paging happen on the server. */
export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
});

export type TableFeatures = typeof features;
