import { Alert } from '@uplift/ui/alert';
import { ErrorSummary } from '@uplift/ui/error-summary';
import type { ReactElement } from 'react';
import type { FieldErrors } from '../../shell/form/field-errors.ts';
import { type Answer, answers, idOf } from './lead-controls.ts';

export interface FormProblemsProps {
  /** What is wrong with the form as a whole. */
  message: string;
  /** What is wrong with its answers, where they are not looked at one by one already. */
  errors?: FieldErrors<Answer>;
}

/** What was wrong with a form that was not taken. */
export default function FormProblems({ message, errors = {} }: FormProblemsProps): ReactElement {
  const problems = answers.flatMap((answer) =>
    errors[answer] ? [{ controlId: idOf(answer), message: errors[answer] }] : [],
  );
  return problems.length > 0 ? (
    <ErrorSummary problems={problems} />
  ) : (
    <Alert tone="danger" title="The request was not sent">
      {message}
    </Alert>
  );
}
