import { expect, test } from 'vitest';
import { namesOfRules } from './page-styles.ts';

test('finds each class and animation that Emotion wrote, by its name', () => {
  const styles =
    ':root{--u-space:1rem;}.u-1abc{color:red;}.u-1abc:hover,.u-2de .u-3f{color:blue;}' +
    '@media (min-width:48rem){.u-4gh{margin:.5rem;}}@keyframes animation-5ij{from{opacity:0;}}';
  expect(new Set(namesOfRules(styles))).toEqual(new Set(['1abc', '2de', '3f', '4gh', 'animation-5ij']));
});
