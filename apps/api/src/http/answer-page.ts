import { type PageQuery, pageRange } from './list-page.ts';

/** Answers a page of a list. */
export async function answerPage<Row, Answer>(
  query: PageQuery,
  toAnswer: (row: Row) => Answer,
  read: (range: { limit: number; offset: number }) => Promise<{ rows: readonly Row[]; total: number }>,
): Promise<{ data: Answer[]; page: number; pageSize: number; total: number }> {
  const { page, pageSize, limit, offset } = pageRange(query);
  const { rows, total } = await read({ limit, offset });
  return { data: rows.map((row) => toAnswer(row)), page, pageSize, total };
}
