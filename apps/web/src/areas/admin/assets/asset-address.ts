import type { AdminAsset } from '@uplift/data-client/contract/admin';

/** Returns the public path of an active asset's file. Replacing the file doesn't change it. */
export function publicPath({ id }: Pick<AdminAsset, 'id'>): string {
  return `/api/assets/${id}/file`;
}

/**
 * Returns the path of an asset's preview for admins, in any state. It includes the checksum, so that an open
 * page shows the new file after a replacement.
 *
 * @param width maximum width in pixels
 */
export function previewPath({ id, state, checksum }: AdminAsset, width: '320' | '960'): string {
  const path = state === 'active' ? publicPath({ id }) : `/api/admin/assets/${id}/file`;
  return `${path}?width=${width}&bytes=${checksum.slice(0, 12)}`;
}

/** Formats the dimensions: `1200 × 630`. Null if the asset has none. */
export function dimensionsOf({ width, height }: AdminAsset): string | null {
  return width === null || height === null ? null : `${width} × ${height}`;
}
