/**
 * A problem at the start that the person who started the server can fix. The message says what is wrong and
 * what to do, so it is shown without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
