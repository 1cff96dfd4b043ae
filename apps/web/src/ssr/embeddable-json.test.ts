import { expect, it } from 'vitest';
import { embeddableJson } from './embeddable-json.ts';

it('cannot close the script element around it or open a comment', () => {
  const value = { text: '</script><!-- <script>', nested: ['</SCRIPT>'] };
  const json = embeddableJson(value);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});
