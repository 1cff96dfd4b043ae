import { expect, it } from 'vitest';
import { tokenCss } from '../tokens/index.ts';
import { tailwindCss } from './tailwind-css.ts';

it('refers only to CSS variables that the kit defines', () => {
  const used = [...tailwindCss.matchAll(/var\((--up-[\w-]+)\)/g)].map(([, name]) => name);
  const defined = new Set([...tokenCss.matchAll(/(--up-[\w-]+):/g)].map(([, name]) => name));
  expect(used).toContain('--up-color-text-muted');
  expect(used.filter((name) => name && !defined.has(name))).toEqual([]);
});
