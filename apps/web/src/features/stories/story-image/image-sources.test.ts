import { imageWidths } from '@uplift/data-client';
import { expect, it } from 'vitest';
import { imageSources } from './image-sources.ts';

it('lists every width that the server offers', () => {
  const sources = imageSources('/api/assets/42/file')?.split(', ') ?? [];
  expect(sources).toEqual(imageWidths.map((width) => `/api/assets/42/file?width=${width} ${width}w`));
});

it.each(['https://elsewhere.example/a.jpg', '/api/assets/42/file?v=1', '/logo.svg', ''])(
  'returns undefined for %j',
  (url) => {
    expect(imageSources(url)).toBeUndefined();
  },
);
