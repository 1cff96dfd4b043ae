import type { ActionOutcomes } from '@uplift/data-client/contract/admin';
import { errorCode } from '../error-code.ts';
import { HttpError } from '../http-error.ts';

/** PostgreSQL's code for a unique violation. The driver's error is the cause of Drizzle's. */
const UNIQUE_VIOLATION = '23505';

/** @param noun what was changed: "user" */
export function changedMeanwhile(noun: string): HttpError {
  return new HttpError(409, `Someone else changed this ${noun}. Review their changes first.`);
}

/** For `catch`: reports a unique violation as an error of the field. @throws HttpError 409 */
export function refuseTaken(field: string, message: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error) || errorCode(error.cause) !== UNIQUE_VIOLATION) throw error;
    throw new HttpError(409, message, { errors: { [field]: [message] } });
  };
}

/** Applies an action to each row separately. The result says why a row was skipped. */
export async function actOnEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<ActionOutcomes> {
  const outcomes: ActionOutcomes['outcomes'] = [];
  for (const id of new Set(ids)) {
    try {
      await act(id);
      outcomes.push({ id, problem: null });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.push({ id, problem: error.message });
    }
  }
  return { outcomes };
}
