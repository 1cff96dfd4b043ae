import type { AdminAsset } from '@uplift/data-client/contract/admin';

/** Where everybody reads the bytes of an asset while it is active. It stays when the file is replaced. */
export function publicPath({ id }: Pick<AdminAsset, 'id'>): string {
  return `/api/assets/${id}/file`;
}

/**
 * Where an admin sees an asset, whatever its state. It names the bytes, so that a page which has shown the old file
 * shows the new one.
 *
 * @param width how many pixels wide at most
 */
export function previewPath({ id, state, checksum }: AdminAsset, width: '320' | '960'): string {
  const path = state === 'active' ? publicPath({ id }) : `/api/admin/assets/${id}/file`;
  return `${path}?width=${width}&bytes=${checksum.slice(0, 12)}`;
}

/** `1200 × 630`; null where it has no dimensions. */
export function dimensionsOf({ width, height }: AdminAsset): string | null {
  return width === null || height === null ? null : `${width} × ${height}`;
}
