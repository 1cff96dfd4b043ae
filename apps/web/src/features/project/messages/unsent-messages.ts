import type { DraftStorage } from '../../../areas/shared/drafts/draft-storage.ts';

/** A message that hasn't reached the server. */
export interface UnsentMessage {
  /** Idempotency key, so that a retry doesn't send the message twice. */
  key: string;
  body: string;
  /** Why the message wasn't sent. Null while it is being sent. */
  problem: string | null;
}

function isUnsent(value: unknown): value is { key: string; body: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'key') === 'string' &&
    typeof Reflect.get(value, 'body') === 'string'
  );
}

const nameOf = (clientId: string) => `unsent:${clientId}`;

/** Returns the messages that weren't sent before the page was closed. */
export function readUnsent(drafts: DraftStorage, clientId: string): UnsentMessage[] {
  const unsent = drafts.read(nameOf(clientId));
  if (!Array.isArray(unsent)) return [];
  return unsent
    .filter(isUnsent)
    .map(({ key, body }) => ({ key, body, problem: 'The page was closed before this was sent.' }));
}

export function storeUnsent(drafts: DraftStorage, clientId: string, unsent: readonly UnsentMessage[]): void {
  if (unsent.length === 0) drafts.remove(nameOf(clientId));
  else drafts.write(nameOf(clientId), unsent);
}
