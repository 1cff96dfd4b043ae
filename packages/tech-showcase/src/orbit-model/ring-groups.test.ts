import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import { narrowSelection, purposeOf } from './ring-groups.ts';

function inCategories(categories: readonly string[]): ShownTechnology[] {
  return sampleTechnologies(categories.length).map((technology, index) => ({
    ...technology,
    category: categories[index] ?? '',
  }));
}

describe('purposeOf', () => {
  it.each([
    ['CRM', 'winWork'],
    [' payments ', 'getPaid'],
    ['Automation', 'connect'],
    ['Frontend', 'ownStack'],
    ['Dispatching', 'doWork'],
  ])('assigns %j to %s', (category, purpose) => {
    expect(purposeOf(category)).toBe(purpose);
  });
});

describe('narrowSelection', () => {
  it('shows the twelve most important tools of a business', () => {
    const technologies = inCategories(
      Array.from({ length: 30 }, (_, index) => ['Frontend', 'CRM', 'Finance'][index % 3] ?? ''),
    );
    const selection = narrowSelection(technologies);
    expect(selection).toEqual(technologies.filter(({ category }) => category !== 'Frontend').slice(0, 12));
  });

  it('shows the first twelve technologies if few serve a business', () => {
    const technologies = sampleTechnologies(24);
    expect(narrowSelection(technologies)).toEqual(technologies.slice(0, 12));
  });
});
