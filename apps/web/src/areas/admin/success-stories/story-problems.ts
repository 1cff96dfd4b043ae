import { ApiError } from '@uplift/data-client';
import type { FormProblem } from '@uplift/ui/error-summary';

/** What is wrong, by field: `title`, `measurements.0.name`. */
export type Problems = Readonly<Record<string, string>>;

/** The id of the control of a field. */
export function controlIdOf(field: string): string {
  return `story-${field}`;
}

/** The first thing that is wrong with each field. */
export function firstOfEach(errors: Readonly<Record<string, readonly string[]>>): Problems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );
}

/** What the server says about the fields of a story; nothing where it says nothing. */
export function problemsIn(error: unknown): Problems {
  const errors = error instanceof ApiError ? error.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  const found = Object.entries(errors).flatMap(([field, messages]) => {
    const first: unknown = Array.isArray(messages) ? messages[0] : undefined;
    // A body names them within `fields`.
    return typeof first === 'string' ? [[field.replace(/^fields\./, ''), first]] : [];
  });
  return Object.fromEntries(found);
}

export function summaryOf(problems: Problems): FormProblem[] {
  return Object.entries(problems).map(([field, message]) => ({ controlId: controlIdOf(field), message }));
}
