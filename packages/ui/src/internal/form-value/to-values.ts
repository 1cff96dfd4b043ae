const NONE: readonly string[] = [];

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Returns the values of a control with one value or several, or those that a form library writes. */
export function toValues(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter(isText);
  return isText(value) ? [value] : NONE;
}
