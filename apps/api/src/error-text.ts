import { errorCode } from './error-code.ts';

/** What the system or a driver said first: the innermost cause, without the statement around it and its values. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.cause instanceof Error
    ? reasonOf(error.cause)
    : error.message || errorCode(error) || error.name;
}

/**
 * A text about an error without the values of a statement, which Drizzle writes into it: they are about people, and
 * some are secrets.
 */
export function withoutValues(text: string): string {
  return text.replaceAll(/(Failed query:[\s\S]*?)\nparams: [\s\S]*?(?=\n {4}at |$)/g, '$1');
}
