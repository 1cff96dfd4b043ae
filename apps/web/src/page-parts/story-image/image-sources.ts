import { imageWidths } from '@uplift/data-client';

const assetFile = /^\/api\/assets\/[^/?#]+\/file$/;

/** The sizes in which the server has a picture, for `srcset`; nothing for pictures from elsewhere. */
export function imageSources(url: string): string | undefined {
  if (!assetFile.test(url)) return undefined;
  return imageWidths.map((width) => `${url}?width=${width} ${width}w`).join(', ');
}
