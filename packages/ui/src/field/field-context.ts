'use client';
import { createContext, use } from 'react';

interface FieldContextValue {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** What a `Field` tells the control inside it. */
export const FieldContext = createContext<FieldContextValue | null>(null);

interface FieldControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * The attributes that tie a control to the `Field` around it. What the control's own props say wins;
 * its descriptions are added. Outside a `Field` the props come back as they are.
 */
export function useFieldControl<Props extends FieldControlProps>(props: Props): Props {
  const field = use(FieldContext);
  if (!field) return props;
  const describedBy = [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    ...props,
    id: props.id ?? field.controlId,
    required: props.required ?? field.required,
    'aria-invalid': props['aria-invalid'] ?? field.invalid,
    'aria-describedby': describedBy || undefined,
  };
}
