/** The built-in texts of `DataTableToolbar`. */
export interface DataTableToolbarMessages {
  /** The accessible name and placeholder of the search box. */
  search: string;
  /** Clears one filter. */
  clearFilter: string;
  /** Clears the search and all filters. */
  clearAll: string;
  sort: string;
  sortBy: string;
  direction: string;
  ascending: string;
  descending: string;
  view: string;
  columns: string;
  density: string;
  comfortable: string;
  compact: string;
}

export const dataTableToolbarMessages: DataTableToolbarMessages = {
  search: 'Search',
  clearFilter: 'Clear',
  clearAll: 'Clear filters',
  sort: 'Sort',
  sortBy: 'Sort by',
  direction: 'Direction',
  ascending: 'Ascending',
  descending: 'Descending',
  view: 'View',
  columns: 'Columns',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
};
