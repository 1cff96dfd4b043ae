import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFallbackTechnologies } from '../apps/api/src/database/seed/fallback-technologies.ts';

/** Fallback of the site when the API doesn't respond. */
export const fallbackFile = fileURLToPath(
  new URL('../apps/web/public/data/tech-assets.json', import.meta.url),
);

/** Returns the formatted content of that file. */
export function fallbackText(): string {
  return `${JSON.stringify(createFallbackTechnologies(), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(fallbackFile, fallbackText());
