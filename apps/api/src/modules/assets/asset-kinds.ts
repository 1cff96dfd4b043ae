import { type AssetType, assetTypes } from '@uplift/data-client/contract/admin';

/** What each type of file is called, and how names of such files end. The first ending is the usual one. */
export const kinds: Readonly<Record<AssetType, { label: string; endings: readonly [string, ...string[]] }>> =
  {
    png: { label: 'PNG', endings: ['.png'] },
    jpeg: { label: 'JPEG', endings: ['.jpg', '.jpeg', '.jpe', '.jfif'] },
    webp: { label: 'WebP', endings: ['.webp'] },
    avif: { label: 'AVIF', endings: ['.avif'] },
    svg: { label: 'SVG', endings: ['.svg'] },
    pdf: { label: 'PDF', endings: ['.pdf'] },
  };

const isAssetType = (name: string): name is AssetType => name in kinds;

/** The type of files with a content type, or undefined if assets can't have it. */
export function assetTypeOf(contentType: string | undefined): AssetType | undefined {
  return Object.keys(kinds)
    .filter(isAssetType)
    .find((type) => assetTypes[type] === contentType);
}
