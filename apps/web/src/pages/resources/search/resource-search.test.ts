import { describe, expect, test } from 'vitest';
import { pieces } from '../../../content/resources/pieces.ts';
import { resourceSummaries } from '../../../content/resources.ts';
import { htmlOf } from '../reading/piece-html.ts';
import { findResources, readQuery, writeQuery } from './resource-search.ts';

function find(search: string, withTexts = true): string[] {
  return findResources(resourceSummaries, readQuery(new URLSearchParams(search)), ({ slug }) =>
    withTexts ? htmlOf(pieces[slug].blocks) : '',
  ).map(({ slug }) => slug);
}

describe('findResources', () => {
  test('returns every resource in list order for an empty query', () => {
    expect(find('')).toEqual(resourceSummaries.map(({ slug }) => slug));
    expect(find('?kind=&q=++')).toHaveLength(resourceSummaries.length);
  });

  test('filters by kind and ignores unknown kinds', () => {
    expect(find('?kind=template')).toEqual(['baseline-sheet', 'business-case', 'risk-register']);
    expect(find('?kind=poster')).toHaveLength(resourceSummaries.length);
  });

  test('searches titles, summaries and, once loaded, texts', () => {
    expect(find('?q=score')).toContain('what-to-automate-first');
    expect(find('?q=orthodontist')).toEqual([]);
    expect(find('?q=pre-authorization')).toEqual(['one-page-procedure']);
    expect(find('?q=pre-authorization', false)).toEqual([]);
  });

  test('matches every word, regardless of case, accents and apostrophe style', () => {
    expect(find("?q=SOMEONE+ELSE'S+cloud")).toEqual(['your-data-elsewhere']);
    expect(find('?q=énvoice+invoïce')).toEqual([]);
    expect(find('?q=invoïce+broker+terms')).toEqual(['job-done-to-paid']);
  });

  test('does not match markup', () => {
    expect(find('?q=fieldset')).toEqual([]);
    expect(find('?q=data-column')).toEqual([]);
  });
});

test('writeQuery keeps other search parameters, and readQuery reads the same query back', () => {
  const written = writeQuery({ kind: 'Guide', words: ' two words ' }, new URLSearchParams('?ref=mail&q=old'));
  expect(`${written}`).toBe('ref=mail&q=two+words&kind=guide');
  expect(readQuery(written)).toEqual({ kind: 'Guide', words: 'two words' });
  expect(`${writeQuery({ kind: null, words: '' }, written)}`).toBe('ref=mail');
});

test('htmlOf escapes markup in texts', () => {
  expect(htmlOf(['<b>5 & 6</b>', { kind: 'note', text: '>' }])).toBe(
    '<p>&lt;b&gt;5 &amp; 6&lt;/b&gt;</p><p data-note>&gt;</p>',
  );
});
