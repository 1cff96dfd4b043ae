/// <reference types="node" />
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { TOASTER_STYLE_HASH } from './style-hash.ts';

it('matches the only style element that the installed sonner adds', async () => {
  await import('sonner');
  const added = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(added).toHaveLength(1);
  const hash = createHash('sha256').update(added.join('')).digest('base64');
  expect(TOASTER_STYLE_HASH).toBe(`'sha256-${hash}'`);
});
