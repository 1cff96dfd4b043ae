import { assetFile } from '@uplift/data-client/contract/admin';

const PICTURES = '.png, .jpg, .jpeg, .webp, .avif, .svg';

/** `FileDrop` rules that match what the server accepts. */
export const fileRules = {
  any: {
    accept: `${PICTURES}, .pdf`,
    maxSize: assetFile.maximumSize,
    rules: 'PNG, JPEG, WebP, AVIF, SVG or PDF, 25 MB and 50 megapixels at most',
  },
  picture: { accept: PICTURES, maxSize: assetFile.maximumSize, rules: 'Another picture, 25 MB at most' },
  document: { accept: '.pdf', maxSize: assetFile.maximumSize, rules: 'Another PDF, 25 MB at most' },
} as const;
