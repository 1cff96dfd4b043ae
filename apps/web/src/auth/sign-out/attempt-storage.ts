/** Reads or writes web storage. Returns null if storage is blocked or full, or holds an invalid value. */
export function attemptStorage<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
