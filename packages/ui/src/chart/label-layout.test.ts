import { describe, expect, it } from 'vitest';
import { fitLabels, placeLabels } from './label-layout.ts';

describe('placeLabels', () => {
  it('leaves labels where they belong when they have room', () => {
    expect(placeLabels([20, 100, 60], 20, 200)).toEqual([20, 100, 60]);
  });

  it('moves labels apart that would cover each other, in their order', () => {
    expect(placeLabels([52, 50, 51], 20, 200)).toEqual([90, 50, 70]);
  });

  it('keeps all within the plot', () => {
    expect(placeLabels([198, 199], 20, 200)).toEqual([170, 190]);
    expect(placeLabels([1, 0], 20, 200)).toEqual([30, 10]);
  });

  it('shares the plot when there is too little of it', () => {
    expect(placeLabels([5, 5, 5, 5], 30, 80)).toEqual([10, 30, 50, 70]);
  });

  it('has nothing to do without labels', () => {
    expect(placeLabels([], 20, 200)).toEqual([]);
  });
});

describe('fitLabels', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

  it('shows all that fit', () => {
    expect(fitLabels(months, 60, 13)).toEqual(months);
  });

  it('leaves dates out evenly, up to the last one', () => {
    expect(fitLabels(months, 25, 13)).toEqual(['', 'Feb', '', 'Apr', '', 'Jun']);
  });

  it('leaves names out that would cover each other', () => {
    expect(fitLabels(['Scheduling', 'Invoicing', 'Support'], 40, 13)).toEqual(['', '', 'Support']);
  });

  it('abbreviates what is longer than any axis', () => {
    expect(fitLabels(['Reminding customers of invoices'], 600, 13)[0]).toMatch(/^Reminding .*…$/);
  });
});
