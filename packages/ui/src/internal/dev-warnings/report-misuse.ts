import { DEV } from 'esm-env';

const reported = new Set<string>();

/**
 * Logs a console error once per message. Messages say what is wrong, why it matters and how to fix it.
 * `DEV` is resolved by the `development` and `production` conditions, so it needs no `process` in the browser, and
 * bundlers drop the warnings from production builds.
 */
export function reportMisuse(message: string): void {
  if (!DEV || reported.has(message)) return;
  reported.add(message);
  console.error(`@uplift/ui: ${message}`);
}
