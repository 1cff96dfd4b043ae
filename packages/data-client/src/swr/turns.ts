/** Makes a call after all earlier calls have settled. */
export type Turns = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Creates a mutex: calls run one at a time, in the order they arrive. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const turn = last.then(call, call);
    last = turn;
    return turn;
  };
}
