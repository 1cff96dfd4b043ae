import { ApiError } from '@uplift/data-client';
import type { FormProblem } from '@uplift/ui/error-summary';

/** Error messages by field: `title`, `measurements.0.name`. */
export type Problems = Readonly<Record<string, string>>;

/** Returns the element ID of a field's control. */
export function controlIdOf(field: string): string {
  return `story-${field}`;
}

/** Returns the first error of each field. */
export function firstOfEach(errors: Readonly<Record<string, readonly string[]>>): Problems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );
}

/** Returns the server's field errors, or an empty object if there are none. */
export function problemsIn(error: unknown): Problems {
  const errors = error instanceof ApiError ? error.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  const found = Object.entries(errors).flatMap(([field, messages]) => {
    const first: unknown = Array.isArray(messages) ? messages[0] : undefined;
    // In the request body, the fields are nested in `fields`.
    return typeof first === 'string' ? [[field.replace(/^fields\./, ''), first]] : [];
  });
  return Object.fromEntries(found);
}

export function summaryOf(problems: Problems): FormProblem[] {
  return Object.entries(problems).map(([field, message]) => ({ controlId: controlIdOf(field), message }));
}
