import * as v from 'valibot';
import { wholeNumber } from '../reading.ts';

/** Filter values: one or more of these, separated by commas. */
/* @__NO_SIDE_EFFECTS__ */
export function anyOf<const Values extends readonly string[]>(values: Values) {
  const message = `Choose from ${values.join(', ')}, separated by commas.`;
  return v.pipe(
    v.string(message),
    v.transform((text) => text.split(',')),
    v.array(v.picklist(values, message)),
  );
}

/** Sort order: a field name, with a leading minus sign for descending order. */
/* @__NO_SIDE_EFFECTS__ */
function sortBy<const Names extends readonly string[]>(names: Names) {
  const choices: readonly (Names[number] | `-${Names[number]}`)[] = names.flatMap((name: Names[number]) => [
    name,
    `-${name}` as const,
  ]);
  return v.picklist(choices, `Sort by ${names.join(', ')}, or add a minus sign for descending order.`);
}

/** Highest page number that a list accepts. */
export const LIST_PAGE_LIMIT = 100_000;

/** Maximum length of a search query in characters. */
export const LIST_SEARCH_LENGTH = 100;

/** Query parameters of every list in the admin area: page, search text, and sort order. */
/* @__NO_SIDE_EFFECTS__ */
export function listQuery<const Names extends readonly string[]>(sortable: Names) {
  return {
    page: v.optional(wholeNumber(1, LIST_PAGE_LIMIT)),
    pageSize: v.optional(wholeNumber(1, 100)),
    q: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(LIST_SEARCH_LENGTH, `Use at most ${LIST_SEARCH_LENGTH} characters.`),
      ),
    ),
    sort: v.optional(sortBy(sortable)),
  };
}

/** A page of a list in the admin area, with the total number of rows on all pages. */
/* @__NO_SIDE_EFFECTS__ */
export function listPage<const Row extends v.GenericSchema>(row: Row) {
  return v.object({ data: v.array(row), page: v.number(), pageSize: v.number(), total: v.number() });
}
