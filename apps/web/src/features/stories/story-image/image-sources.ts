import { imageWidths } from '@uplift/data-client';

const assetFile = /^\/api\/assets\/[^/?#]+\/file$/;

/** The `srcset` of an image that the server resizes. Undefined for other images. */
export function imageSources(url: string): string | undefined {
  if (!assetFile.test(url)) return undefined;
  return imageWidths.map((width) => `${url}?width=${width} ${width}w`).join(', ');
}
