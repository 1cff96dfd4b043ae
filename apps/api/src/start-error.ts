/**
 * A reason why the server cannot start that the person who started it can remove. Its message says what is wrong
 * and what to do, so it is shown without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
