export type { FormElement } from '../internal/form-value/use-form-element.ts';
export type { FormChange } from '../internal/form-value/use-form-value.ts';
export type { FieldMessages } from './field.messages.ts';
export { Field, type FieldProps, type LabelPlacement } from './field.tsx';
export { useFieldControl, useFieldGroup } from './field-context.ts';
