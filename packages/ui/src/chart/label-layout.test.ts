import { describe, expect, it } from 'vitest';
import { fitLabels, placeLabels } from './label-layout.ts';

describe('placeLabels', () => {
  it('keeps labels in place when they fit', () => {
    expect(placeLabels([20, 100, 60], 20, 200)).toEqual([20, 100, 60]);
  });

  it('moves overlapping labels apart in their order', () => {
    expect(placeLabels([52, 50, 51], 20, 200)).toEqual([90, 50, 70]);
  });

  it('keeps all labels within the plot', () => {
    expect(placeLabels([198, 199], 20, 200)).toEqual([170, 190]);
    expect(placeLabels([1, 0], 20, 200)).toEqual([30, 10]);
  });

  it('spaces labels evenly when the plot is too small', () => {
    expect(placeLabels([5, 5, 5, 5], 30, 80)).toEqual([10, 30, 50, 70]);
  });

  it('returns no positions without labels', () => {
    expect(placeLabels([], 20, 200)).toEqual([]);
  });
});

describe('fitLabels', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

  it('shows all labels that fit', () => {
    expect(fitLabels(months, 60, 13)).toEqual(months);
  });

  it('skips dates at regular intervals and keeps the last one', () => {
    expect(fitLabels(months, 25, 13)).toEqual(['', 'Feb', '', 'Apr', '', 'Jun']);
  });

  it('leaves space next to a last label that the edge pushes back', () => {
    const days = ['1 May', '2 May', '3 May', '4 May', '5 May', '6 May', '7 May'];
    expect(fitLabels(days, 17, 13).filter(Boolean)).toEqual(['1 May', '4 May', '7 May']);
    expect(fitLabels(days, 17, 13, 8.5).filter(Boolean)).toEqual(['3 May', '7 May']);
  });

  it('drops names that would overlap', () => {
    expect(fitLabels(['Scheduling', 'Invoicing', 'Support'], 40, 13)).toEqual(['', '', 'Support']);
  });

  it('truncates a name that is too long for any axis', () => {
    expect(fitLabels(['Reminding customers of invoices'], 600, 13)[0]).toMatch(/^Reminding .*…$/);
  });
});
