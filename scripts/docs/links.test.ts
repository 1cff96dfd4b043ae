import { describe, expect, test } from 'vitest';
import { linkFault, linksOf, pagesFrom, partsOf } from './links.ts';
import { documentationPages } from './pages.ts';

const pages = documentationPages();

test.each(pages)('Every link of $path leads somewhere', (page) => {
  expect(linksOf(page).flatMap((link) => linkFault(link, pages) ?? [])).toEqual([]);
});

test('One comes from README.md to every page', () => {
  const found = pagesFrom('README.md', pages);
  expect(pages.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
});

describe('links', () => {
  const pageWith = (text: string, path = 'docs/a.md') => ({ path, text, blocks: [] });
  const faultsOf = (text: string) => {
    const page = pageWith(text);
    return linksOf(page).flatMap((link) => linkFault(link, [page, ...pages]) ?? []);
  };

  test('to files and to parts that are not there are faults', () => {
    expect(faultsOf('[a](gone.md) ![b](screenshots/gone.webp)')).toEqual([
      'gone.md: there is no docs/gone.md',
      'screenshots/gone.webp: there is no docs/screenshots/gone.webp',
    ]);
    expect(faultsOf('[a](backups.md#gone)')).toEqual(['backups.md#gone: docs/backups.md has no such part']);
    expect(faultsOf('[a](https://github.com/uplift/uplift/blob/main/docs/gone.md)')).toEqual([
      'https://github.com/uplift/uplift/blob/main/docs/gone.md: there is no docs/gone.md',
    ]);
  });

  test('to other sites, to what is there, and those in code are none', () => {
    expect(
      faultsOf('# Say `it`!\n[a](#say-it) [b](../README.md) [c](https://semver.org/#x) `[d](gone.md)`'),
    ).toEqual([]);
    expect(faultsOf('```md\n[a](gone.md)\n```')).toEqual([]);
  });

  test('name headings as GitHub does', () => {
    expect(partsOf('# A first call\n## Reverse proxy & TLS\n## A first call\n### `x_y`: [z](z.md)')).toEqual([
      'a-first-call',
      'reverse-proxy--tls',
      'a-first-call-1',
      'x_y-z',
    ]);
  });
});
