import { errorCode } from './error-code.ts';

/** Message of the innermost cause, from the system or a driver, without the statement and its values. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.cause instanceof Error
    ? reasonOf(error.cause)
    : error.message || errorCode(error) || error.name;
}

/**
 * Removes the values of a statement from a text about an error. Drizzle includes them, but they are personal
 * data and some are secrets.
 */
export function withoutValues(text: string): string {
  return text.replaceAll(/(Failed query:[\s\S]*?)\nparams: [\s\S]*?(?=\n {4}at |$)/g, '$1');
}
