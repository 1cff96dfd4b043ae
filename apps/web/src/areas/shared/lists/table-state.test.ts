import { LIST_PAGE_LIMIT, LIST_SEARCH_LENGTH } from '@uplift/data-client/contract';
import { DATA_TABLE_PAGE_LIMIT, DATA_TABLE_SEARCH_LENGTH } from '@uplift/ui/data-table-state';
import { expect, it } from 'vitest';

it('uses the page and search limits of the list endpoints', () => {
  expect([DATA_TABLE_PAGE_LIMIT, DATA_TABLE_SEARCH_LENGTH]).toEqual([LIST_PAGE_LIMIT, LIST_SEARCH_LENGTH]);
});
