declare const process: { readonly env: { readonly NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * Logs a console error once per message. Messages say what is wrong, why it matters and how to fix it.
 * Bundlers remove this from production builds, because they replace `process.env.NODE_ENV`.
 */
export function reportMisuse(message: string): void {
  if (process.env.NODE_ENV === 'production' || reported.has(message)) return;
  reported.add(message);
  console.error(`@uplift/ui: ${message}`);
}
