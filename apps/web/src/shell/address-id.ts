const uuid = /^[\da-f-]{36}$/i;

/**
 * Lowercases a UUID from the address, so that it equals the same ID in responses and live changes. Other IDs
 * stay as they are: those of outbox messages are case-sensitive.
 */
export function normalizeId(id: string): string {
  return uuid.test(id) ? id.toLowerCase() : id;
}
