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
  it('leaves the order alone without a search', () => {
    expect(ranked('  ', options('b', 'a'))).toEqual(['b', 'a']);
  });

  it('puts the whole text first, then starts, starts of words, and the rest', () => {
    const found = ranked('port', options('Report', 'New port', 'Portfolio', 'Port', 'Invoice'));
    expect(found).toEqual(['Port', 'Portfolio', 'New port', 'Report']);
  });

  it('wants every word, in any order', () => {
    expect(ranked('york new', options('New York', 'York', 'New Haven'))).toEqual(['New York']);
  });

  it('looks past case and accents', () => {
    expect(ranked('ETUDE', options('Étude notariale'))).toEqual(['Étude notariale']);
    expect(ranked('étu', options('Etude'))).toEqual(['Etude']);
  });

  it('finds by keywords, behind what the label says', () => {
    const billing = { value: 'billing', label: 'Billing', keywords: ['Invoices'] };
    expect(ranked('invoi', [billing, ...options('Invoice run')])).toEqual(['Invoice run', 'Billing']);
  });

  it('keeps the order of equals', () => {
    expect(ranked('a', options('ab', 'ac', 'aa'))).toEqual(['ab', 'ac', 'aa']);
  });
});

describe('findByLabel', () => {
  it('takes the text for the option it names, unless it is disabled', () => {
    const [first] = options('Café');
    expect(findByLabel(options('Tea', 'Café'), 'cafe')).toEqual(first);
    expect(findByLabel([{ value: 'tea', label: 'Tea', disabled: true }], 'tea')).toBeUndefined();
    expect(findByLabel(options('Tea'), 'te')).toBeUndefined();
  });
});
