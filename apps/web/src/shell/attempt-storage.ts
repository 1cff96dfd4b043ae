/** Reads or writes web storage. Returns null when storage is off, full or holds something else. */
export function attemptStorage<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
