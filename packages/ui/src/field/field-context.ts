'use client';
import { createContext, use, useEffect } from 'react';
import { reportMisuse } from '../internal/dev-warnings/report-misuse.ts';

interface FieldContextValue {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  setProblem: (problem: string | null) => void;
}

/** The state that a `Field` shares with the control inside it. */
export const FieldContext = createContext<FieldContextValue | null>(null);

interface FieldControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Returns the attributes that connect a control to the `Field` around it. The control's own props take
 * precedence, and descriptions are combined. Outside of a `Field`, the props are returned unchanged.
 */
export function useFieldControl<Props extends FieldControlProps>(props: Props): Props {
  const field = use(FieldContext);
  if (!field) return props;
  if (props.id && props.id !== field.controlId) {
    reportMisuse(
      `The control with the id "${props.id}" is not tied to the label of its Field, which names another id. ` +
        `Give the id to the Field instead: <Field controlId="${props.id}">.`,
    );
  }
  const describedBy = [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    ...props,
    id: props.id ?? field.controlId,
    required: props.required ?? field.required,
    'aria-invalid': props['aria-invalid'] ?? field.invalid,
    'aria-describedby': describedBy || undefined,
  };
}

/** Shows a problem with the control's text in the `Field` around it, in place of the field's error. */
export function useFieldProblem(problem: string | null): void {
  const setProblem = use(FieldContext)?.setProblem;
  useEffect(() => {
    setProblem?.(problem);
    return () => setProblem?.(null);
  }, [problem, setProblem]);
}

interface FieldGroupProps extends FieldControlProps {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/**
 * Like `useFieldControl`, for elements that no `<label>` can name, such as a radio group or a slider. They
 * also get the `Field`'s label as their name, unless they have their own.
 */
export function useFieldGroup<Props extends FieldGroupProps>(props: Props): Props {
  const field = use(FieldContext);
  const control = useFieldControl(props);
  if (!field || props['aria-label']) return control;
  return { ...control, 'aria-labelledby': props['aria-labelledby'] ?? field.labelId };
}
