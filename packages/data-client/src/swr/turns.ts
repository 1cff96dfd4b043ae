/** Makes a call when those that were given before have been answered, well or not. */
export type Turns = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Gives calls that may not overtake each other their turn, in the order in which they come. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const turn = last.then(call, call);
    last = turn;
    return turn;
  };
}
