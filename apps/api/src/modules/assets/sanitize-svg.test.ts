import { expect, test } from 'vitest';
import { SvgRefusal, sanitizeSvg } from './sanitize-svg.ts';

const drawing = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v4z"/></svg>',
);

test('rejects a drawing that times out and sanitizes the next one', async () => {
  await expect(sanitizeSvg(drawing, 0)).rejects.toThrow(SvgRefusal);
  expect(new TextDecoder().decode(await sanitizeSvg(drawing))).toContain('<path d="M0 0h4v4z"/>');
});

test('rejects a drawing with thousands of attributes on one element before it is parsed', async () => {
  const attributes = Array.from({ length: 40_000 }, (_, index) => `a${index}=""`).join(' ');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg"><path ${attributes}/></svg>`;
  await expect(sanitizeSvg(new TextEncoder().encode(drawn))).rejects.toThrow('has too many parts');
});

test('does not block the calling thread', async () => {
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
