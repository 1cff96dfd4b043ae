import { describe, expect, it } from 'vitest';
import type { ComboboxOption } from './combobox-option.ts';
import { findByLabel, rankOptions } from './rank-options.ts';

function options(...labels: string[]): ComboboxOption[] {
  return labels.map((label) => ({ value: label, label }));
}

function ranked(search: string, of: ComboboxOption[]): string[] {
  return rankOptions(of, search).map(({ label }) => label);
}

describe('rankOptions', () => {
  it('keeps the order without a search', () => {
    expect(ranked('  ', options('b', 'a'))).toEqual(['b', 'a']);
  });

  it('ranks the whole text first, then prefixes, starts of words and other matches', () => {
    const found = ranked('port', options('Report', 'New port', 'Portfolio', 'Port', 'Invoice'));
    expect(found).toEqual(['Port', 'Portfolio', 'New port', 'Report']);
  });

  it('requires every word, in any order', () => {
    expect(ranked('york new', options('New York', 'York', 'New Haven'))).toEqual(['New York']);
  });

  it('ignores case and accents', () => {
    expect(ranked('ETUDE', options('Étude notariale'))).toEqual(['Étude notariale']);
    expect(ranked('étu', options('Etude'))).toEqual(['Etude']);
  });

  it('matches keywords and ranks them below labels', () => {
    const billing = { value: 'billing', label: 'Billing', keywords: ['Invoices'] };
    expect(ranked('invoi', [billing, ...options('Invoice run')])).toEqual(['Invoice run', 'Billing']);
  });

  it('keeps the order of equal matches', () => {
    expect(ranked('a', options('ab', 'ac', 'aa'))).toEqual(['ab', 'ac', 'aa']);
  });
});

describe('findByLabel', () => {
  it('finds the option that the text names, unless it is disabled', () => {
    const [first] = options('Café');
    expect(findByLabel(options('Tea', 'Café'), 'cafe')).toEqual(first);
    expect(findByLabel([{ value: 'tea', label: 'Tea', disabled: true }], 'tea')).toBeUndefined();
    expect(findByLabel(options('Tea'), 'te')).toBeUndefined();
  });
});
