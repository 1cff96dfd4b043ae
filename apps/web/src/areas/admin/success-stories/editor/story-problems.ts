import type { FormProblem } from '@uplift/ui/error-summary';

/** Returns the element ID of a field's control. */
export function controlIdOf(field: string): string {
  return `story-${field}`;
}

/** Lists the errors of a form and of the measurements in it: `title`, `measurements.0.name`. */
export function problemsIn(errors: object, path = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const field = `${path}${name}`;
    return 'message' in error && typeof error.message === 'string'
      ? [{ controlId: controlIdOf(field), message: error.message }]
      : problemsIn(error, `${field}.`);
  });
}
