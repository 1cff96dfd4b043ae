import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { assets } from '../schema/index.ts';
import { seedCaseStudies } from './case-studies.ts';
import { seededAt, seedIdentifier } from './seed-identifier.ts';
import { seedTechnologies } from './technologies.ts';
import { technologyIcon } from './technology-icon.ts';

/**
 * The asset shown in the site's navigation. The site refers to this id, so the asset may be replaced but not
 * removed.
 */
export const NAVIGATION_LOGO_ID = '00000000-0000-4000-8000-000000000001';

/** An asset row with its bytes. */
export type SeedFile = ReturnType<typeof svgFile>;

type Drawing = Pick<typeof assets.$inferInsert, 'name' | 'category' | 'width' | 'height'>;

/** Reads a drawing from this folder. */
function readDrawing(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function svgFile(id: string, drawing: Drawing, svg: string) {
  const bytes = new TextEncoder().encode(svg);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  return {
    row: {
      id,
      ...drawing,
      contentType: 'image/svg+xml',
      byteSize: bytes.byteLength,
      checksum,
      storageKey: `assets/${id}/${checksum.slice(0, 16)}.svg`,
      createdAt: seededAt,
      updatedAt: seededAt,
    },
    bytes,
  };
}

export function technologyIconId(technologyName: string): string {
  return seedIdentifier(`tech-icon:${technologyName}`);
}

export function storyIllustrationId(slug: string): string {
  return seedIdentifier(`story-illustration:${slug}`);
}

/** URL path of an asset's bytes. */
export function assetFilePath(id: string): string {
  return `/api/assets/${id}/file`;
}

/** Every file of the demo company. */
export function createSeedFiles(): SeedFile[] {
  const logo = { category: 'logo', width: 48, height: 48 };
  const icon = { category: 'tech-icon', width: 96, height: 96 };
  const illustration = { category: 'story-illustration', width: 800, height: 500 };
  return [
    svgFile(NAVIGATION_LOGO_ID, { ...logo, name: 'Uplift' }, readDrawing('logos/navigation.svg')),
    svgFile(
      seedIdentifier('logo:footer'),
      { ...logo, name: 'Uplift footer' },
      readDrawing('logos/footer.svg'),
    ),
    ...seedTechnologies.map((technology) =>
      svgFile(
        technologyIconId(technology.name),
        { ...icon, name: `${technology.name} icon` },
        technologyIcon(technology.icon),
      ),
    ),
    ...seedCaseStudies.map(({ slug, title }) =>
      svgFile(
        storyIllustrationId(slug),
        { ...illustration, name: title },
        readDrawing(`illustrations/${slug}.svg`),
      ),
    ),
  ];
}
