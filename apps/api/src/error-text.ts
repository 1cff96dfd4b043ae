/**
 * A text about an error without the values of a statement, which Drizzle writes into it: they are about people, and
 * some are secrets.
 */
export function withoutValues(text: string): string {
  return text.replaceAll(/(Failed query:[\s\S]*?)\nparams: [\s\S]*?(?=\n {4}at |$)/g, '$1');
}
