import { Alert } from '@uplift/ui/alert';
import { ErrorSummary } from '@uplift/ui/error-summary';
import type { ReactElement } from 'react';
import { answers, idOf } from './lead-controls.ts';

export interface FormProblemsProps {
  /** The error of the form as a whole. */
  message: string;
  /** Errors of single fields, if the form hasn't already led the visitor to them. */
  errors?: Readonly<Record<string, string>>;
}

/** Says why the form was rejected. */
export default function FormProblems({ message, errors = {} }: FormProblemsProps): ReactElement {
  const problems = answers.flatMap((answer) =>
    errors[answer] ? [{ controlId: idOf(answer), message: errors[answer] }] : [],
  );
  return problems.length > 0 ? (
    <ErrorSummary problems={problems} />
  ) : (
    <Alert tone="danger" title="Couldn’t send the request">
      {message}
    </Alert>
  );
}
