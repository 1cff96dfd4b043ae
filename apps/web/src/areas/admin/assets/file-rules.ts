import { assetFile } from '@uplift/data-client/contract/admin';

const PICTURES = '.png, .jpg, .jpeg, .webp, .avif, .svg';

/** `FileDrop` rules that match what the server accepts. */
export const fileRules = {
  any: {
    accept: `${PICTURES}, .pdf`,
    maxSize: assetFile.maximumSize,
    rules: 'PNG, JPEG, WebP, AVIF, SVG or PDF, up to 25 MB and 50 megapixels',
  },
  picture: { accept: PICTURES, maxSize: assetFile.maximumSize, rules: 'A picture, up to 25 MB' },
  document: { accept: '.pdf', maxSize: assetFile.maximumSize, rules: 'A PDF, up to 25 MB' },
} as const;
