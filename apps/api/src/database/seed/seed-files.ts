import { createHash } from 'node:crypto';
import type { assets } from '../schema/index.ts';
import { seedCaseStudies } from './case-studies.ts';
import { storyIllustrations } from './illustrations/story-illustrations.ts';
import { footerLogo, navigationLogo } from './logos.ts';
import { seededAt, seedIdentifier } from './seed-identifier.ts';
import { seedTechnologies } from './technologies.ts';
import { technologyIcon } from './technology-icon.ts';

/**
 * The asset shown in the site's navigation. The site refers to this id, so the asset may be replaced but not
 * removed.
 */
export const NAVIGATION_LOGO_ID = '00000000-0000-4000-8000-000000000001';

/** An asset row with its bytes. */
export interface SeedFile {
  row: typeof assets.$inferInsert & { id: string; storageKey: string };
  bytes: Uint8Array;
}

interface Drawing {
  id: string;
  name: string;
  category: 'logo' | 'tech-icon' | 'story-illustration';
  svg: string;
  width: number;
  height: number;
}

function toFile({ id, name, category, svg, width, height }: Drawing): SeedFile {
  const bytes = new TextEncoder().encode(svg);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  return {
    row: {
      id,
      name,
      category,
      contentType: 'image/svg+xml',
      byteSize: bytes.byteLength,
      checksum,
      storageKey: `assets/${id}/${checksum.slice(0, 16)}.svg`,
      width,
      height,
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
  const logos: Drawing[] = [
    { id: NAVIGATION_LOGO_ID, name: 'Uplift', category: 'logo', svg: navigationLogo, width: 48, height: 48 },
    {
      id: seedIdentifier('logo:footer'),
      name: 'Uplift footer',
      category: 'logo',
      svg: footerLogo,
      width: 48,
      height: 48,
    },
  ];
  const icons = seedTechnologies.map(
    ({ name, icon }): Drawing => ({
      id: technologyIconId(name),
      name: `${name} icon`,
      category: 'tech-icon',
      svg: technologyIcon(icon),
      width: 96,
      height: 96,
    }),
  );
  const illustrations = seedCaseStudies.flatMap(({ slug, title }): Drawing[] => {
    const draw = storyIllustrations.get(slug);
    if (!draw) return [];
    return [
      {
        id: storyIllustrationId(slug),
        name: title,
        category: 'story-illustration',
        svg: draw(),
        width: 800,
        height: 500,
      },
    ];
  });
  return [...logos, ...icons, ...illustrations].map(toFile);
}
