import * as v from 'valibot';
import { wholeNumber } from '../reading.ts';

/** The chosen values of a filter: one or more of these, separated by commas. */
/* @__NO_SIDE_EFFECTS__ */
export function anyOf<const Values extends readonly string[]>(values: Values) {
  const message = `Choose among ${values.join(', ')}, separated by commas.`;
  return v.pipe(
    v.string(message),
    v.transform((text) => text.split(',')),
    v.array(v.picklist(values, message)),
  );
}

/** What a list is sorted by: a name, with a minus sign before it for the other direction. */
/* @__NO_SIDE_EFFECTS__ */
function sortBy<const Names extends readonly string[]>(names: Names) {
  const choices: readonly (Names[number] | `-${Names[number]}`)[] = names.flatMap((name: Names[number]) => [
    name,
    `-${name}` as const,
  ]);
  return v.picklist(choices, `Sort by ${names.join(', ')}, or the same with a minus sign before it.`);
}

/** The last page that a list can be asked for. */
export const LIST_PAGE_LIMIT = 100_000;

/** How many characters a list can be searched for at most. */
export const LIST_SEARCH_LENGTH = 100;

/** What every list of the admin area takes: a page, words to search for, an order. */
/* @__NO_SIDE_EFFECTS__ */
export function listQuery<const Names extends readonly string[]>(sortable: Names) {
  return {
    page: v.optional(wholeNumber(1, LIST_PAGE_LIMIT)),
    pageSize: v.optional(wholeNumber(1, 100)),
    q: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(LIST_SEARCH_LENGTH, `Search for ${LIST_SEARCH_LENGTH} characters or fewer.`),
      ),
    ),
    sort: v.optional(sortBy(sortable)),
  };
}

/** A page of a list of the admin area, with how many rows there are on all pages. */
/* @__NO_SIDE_EFFECTS__ */
export function listPage<const Row extends v.GenericSchema>(row: Row) {
  return v.object({ data: v.array(row), page: v.number(), pageSize: v.number(), total: v.number() });
}
