import { ApiError } from '@uplift/data-client';

/** What is wrong with the fields of a form, by name. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

function isMessages(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** What the server says about those fields of a form that the form has; nothing where it says nothing. */
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
