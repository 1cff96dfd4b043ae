/** A message on its way. */
export interface UnsentMessage {
  /** Names the action for the server, so that trying again sends it once. */
  key: string;
  body: string;
  /** Why it was not sent; null: it is being sent. */
  problem: string | null;
}

const prefix = 'unsent:';

function isUnsent(value: unknown): value is { key: string; body: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'key') === 'string' &&
    typeof Reflect.get(value, 'body') === 'string'
  );
}

/** What was not sent when the page was left. */
export function readUnsent(clientId: string): UnsentMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + clientId) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(isUnsent)
      .map(({ key, body }) => ({ key, body, problem: 'The page was closed before this was sent.' }));
  } catch {
    // Storage that is off, or holds what somebody else wrote, means that nothing is left.
    return [];
  }
}

export function keepUnsent(clientId: string, unsent: readonly UnsentMessage[]): void {
  try {
    if (unsent.length === 0) sessionStorage.removeItem(prefix + clientId);
    else sessionStorage.setItem(prefix + clientId, JSON.stringify(unsent));
  } catch {
    // Full or off: the page itself still holds everything.
  }
}
