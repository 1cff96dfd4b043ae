import { expect, test } from 'vitest';
import { SvgRefusal, sanitizeSvg } from './sanitize-svg.ts';

const drawing = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v4z"/></svg>',
);

test('a drawing that takes longer than it may is refused, and the next one is read', async () => {
  await expect(sanitizeSvg(drawing, 0)).rejects.toThrow(SvgRefusal);
  expect(new TextDecoder().decode(await sanitizeSvg(drawing))).toContain('<path d="M0 0h4v4z"/>');
});

test('this thread goes on while a drawing is read', async () => {
  const parts = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(19_000)}</svg>`,
  );
  const order: string[] = [];
  const read = sanitizeSvg(parts).then(() => order.push('read'));
  await new Promise(setImmediate);
  order.push('something else');
  await read;
  expect(order).toEqual(['something else', 'read']);
});
