export type { FieldMessages } from './field.messages.ts';
export { Field, type FieldProps, type LabelPlacement } from './field.tsx';
export { useFieldControl, useFieldGroup } from './field-context.ts';
