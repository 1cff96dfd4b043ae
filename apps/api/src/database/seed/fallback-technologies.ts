import type { TechAsset } from '@uplift/data-client/contract';
import { seededAt } from './seed-identifier.ts';
import { seedTechnologies } from './technologies.ts';
import { technologyIcon } from './technology-icon.ts';

/** Percent-encodes only what a data URI can't contain, which is shorter than base64 and compresses better. */
function inlineSvg(svg: string): string {
  const encoded = svg
    .replaceAll('"', "'")
    .replace(
      /[%#<>?[\]^`{|}\n]/g,
      (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
    );
  return `data:image/svg+xml,${encoded}`;
}

/** The demo company's technologies as the API returns them, with icons that need no API. */
export function createFallbackTechnologies(): { data: TechAsset[] } {
  const moment = seededAt.toISOString();
  return {
    data: seedTechnologies.map(({ icon, id, name, ...technology }) => ({
      id,
      name,
      iconPath: inlineSvg(technologyIcon(icon)),
      ...technology,
      isActive: true,
      createdAt: moment,
      updatedAt: moment,
    })),
  };
}
