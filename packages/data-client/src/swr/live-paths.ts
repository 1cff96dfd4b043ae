import { liveTopics } from '../contract/project/topics.ts';

/** Path of everything that belongs to clients. */
export const clientsPath = '/api/clients/';

/** How long the live stream may be silent, in milliseconds. The server sends a position every 15 seconds. */
export const LIVE_SILENCE_LIMIT_MS = 35_000;

/** Lists that combine all clients, and so change with each of them. */
const gathered = /^\/api\/manager\/(?:clients|agenda)(?:\?|$)/;

/** Whether a key is a list that combines all clients. */
export function isGathered(key: string): boolean {
  return gathered.test(key);
}

/** Whether the live stream reports changes to this key. */
export function isLive(key: string): boolean {
  const [, topic] = /^\/api\/clients\/[^/]+\/([^/?]+)/.exec(key) ?? [];
  return isGathered(key) || liveTopics.some((each) => each === topic);
}

/** Whether a key is this path, with or without a query, or below it. */
export function isAtOrBelow(path: string, key: string): boolean {
  return key.startsWith(path) && /^(?:[/?]|$)/.test(key.slice(path.length));
}
