import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { groupByCategory, toColumns } from './legend-groups.ts';

describe('groupByCategory', () => {
  it('keeps each technology once, with its index', () => {
    const technologies = sampleTechnologies(24);
    const entries = groupByCategory(technologies).flatMap((group) => group.entries);
    expect(entries).toHaveLength(24);
    for (const { technology, index } of entries) expect(technologies[index]).toBe(technology);
  });
});

describe('toColumns', () => {
  it.each([7, 24, 100])('balances %i technologies over two columns', (count) => {
    const groups = groupByCategory(sampleTechnologies(count));
    const [start, end] = toColumns(groups);
    expect([...start, ...end]).toEqual(groups);
    const sizes = [start, end].map((column) =>
      column.reduce((sum, { entries }) => sum + entries.length + 2, 0),
    );
    const largest = Math.max(...groups.map(({ entries }) => entries.length + 2));
    expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThanOrEqual(largest);
  });

  it('puts a single category in the first column', () => {
    const [start, end] = toColumns(groupByCategory(sampleTechnologies(1)));
    expect(start).toHaveLength(1);
    expect(end).toHaveLength(0);
  });
});
