interface Page<Row> {
  data: Row[];
  page: number;
  pageSize: number;
  total: number;
}

/**
 * Returns the first page of a list with a new row.
 *
 * @param comesBefore whether a row of the page comes before the new one
 */
export function withNewRow<Row extends { id: string }>(
  page: Page<Row>,
  row: Row,
  comesBefore: (each: Row) => boolean,
): Page<Row> {
  // A read that waited for the mutation too long already has it.
  if (page.data.some(({ id }) => id === row.id)) return page;
  const index = page.data.findIndex((each) => !comesBefore(each));
  const data = page.data.toSpliced(index === -1 ? page.data.length : index, 0, row).slice(0, page.pageSize);
  return { ...page, data, total: page.total + 1 };
}
