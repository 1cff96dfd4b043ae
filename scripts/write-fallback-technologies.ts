import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFallbackTechnologies } from '../apps/api/src/database/seed/fallback-technologies.ts';

/** Where the site looks when the API does not answer. */
export const fallbackFile = fileURLToPath(
  new URL('../apps/web/public/data/tech-assets.json', import.meta.url),
);

/** What belongs into that file, as the formatter wants it. */
export function fallbackText(): string {
  return `${JSON.stringify(createFallbackTechnologies(), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(fallbackFile, fallbackText());
