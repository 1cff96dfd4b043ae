import { ApiError } from '@uplift/data-client';

/** Error messages of a form, by field name. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

function isMessages(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Returns the server's error messages for the form's own fields. Empty if there are none. */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FieldErrors<Name> {
  const errors = error instanceof ApiError ? error.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  const found: FieldErrors<Name> = {};
  for (const [key, messages] of Object.entries(errors)) {
    const name = names.find((candidate) => candidate === key);
    if (name && isMessages(messages) && messages.length > 0) found[name] = messages.join(' ');
  }
  return found;
}
