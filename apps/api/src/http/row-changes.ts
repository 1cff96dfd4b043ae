import type { ActionOutcomes } from '@uplift/data-client/contract/admin';
import { errorCode } from '../error-code.ts';
import { HttpError } from '../http-error.ts';

/** PostgreSQL's code for a second row where only one may be; the driver's error is the cause of Drizzle's. */
const UNIQUE_VIOLATION = '23505';

/** @param noun what was changed: "user" */
export function changedMeanwhile(noun: string): HttpError {
  return new HttpError(409, `Someone else changed this ${noun}. Review their changes first.`);
}

/** For `catch`: tells beside a field that its value is taken, where that is what went wrong. @throws HttpError 409 */
export function refuseTaken(field: string, message: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error) || errorCode(error.cause) !== UNIQUE_VIOLATION) throw error;
    throw new HttpError(409, message, { errors: { [field]: [message] } });
  };
}

/** Does the same with each row by itself, and tells for each why it was not done. */
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
