import { CacheProvider, Global, jsx } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStyleCache, namesOfRules, rulesIn } from './page-styles.ts';

test('returns the names of all classes and animations that Emotion wrote', () => {
  const styles =
    ':root{--u-space:1rem;}.u-1abc{color:red;}.u-1abc:hover,.u-2de .u-3f{color:blue;}' +
    '@media (min-width:48rem){.u-4gh{margin:.5rem;}}@keyframes animation-5ij{from{opacity:0;}}';
  expect(new Set(namesOfRules(styles))).toEqual(new Set(['1abc', '2de', '3f', '4gh', 'animation-5ij']));
});

test('returns the rules of a page, global rules before classes', () => {
  const cache = createStyleCache();
  cache.compat = true;
  const markup = renderToStaticMarkup(
    jsx(
      CacheProvider,
      { value: cache },
      jsx('p', { css: { color: 'red' } }),
      jsx(Global, { styles: { body: { margin: 0 } } }),
    ),
  );
  const [, name = ''] = /^<p class="u-([\w-]+)"><\/p>$/.exec(markup) ?? [];
  expect(rulesIn(cache)).toBe(`body{margin:0;}.u-${name}{color:red;}`);
});
