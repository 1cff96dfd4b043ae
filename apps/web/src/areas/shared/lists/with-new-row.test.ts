import { expect, it } from 'vitest';
import { withNewRow } from './with-new-row.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const page = { data: rows('bdf'), page: 1, pageSize: 3, total: 8 };

it.each([
  ['a', 'abd'],
  ['c', 'bcd'],
  ['g', 'bdf'],
])('places %s and limits the page to its size', (id, ids) => {
  const changed = withNewRow(page, { id }, (each) => each.id < id);
  expect(changed).toEqual({ ...page, data: rows(ids), total: 9 });
});

it('leaves out a row that the page already has', () => {
  expect(withNewRow(page, { id: 'd' }, () => false)).toEqual(page);
});
