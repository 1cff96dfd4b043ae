import type { ReactElement } from 'react';

/** Converts what a form library writes to the value of a number control. */
export function toNumber(value: unknown): number | null {
  if (value === '' || value === null || value === undefined) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

interface NumberValueProps {
  name: string | undefined;
  value: number | null;
  form: string | undefined;
  disabled: boolean | undefined;
}

/** Submits the number under the name of its control, independent of the format that people see. */
export function NumberValue({ name, value, form, disabled }: NumberValueProps): ReactElement | null {
  if (name === undefined) return null;
  return <input type="hidden" name={name} value={value ?? ''} form={form} disabled={disabled} />;
}
