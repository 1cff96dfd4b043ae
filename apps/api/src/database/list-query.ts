/** Which column a list is sorted by, and in which direction. */
export interface SortOrder<Name extends string> {
  by: Name;
  descending: boolean;
}

/** A pattern of SQL's LIKE that finds a text anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
