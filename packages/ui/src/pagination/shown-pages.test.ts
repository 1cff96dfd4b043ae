import { describe, expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

describe('shownPages', () => {
  it('shows every page when there are few', () => {
    expect(shownPages(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(shownPages(1, 1)).toEqual([1]);
    expect(shownPages(1, 0)).toEqual([]);
  });

  it('shows the current page, its neighbors and both ends', () => {
    expect(shownPages(10, 20)).toEqual([1, 'start-gap', 9, 10, 11, 'end-gap', 20]);
  });

  it('shows one gap when the current page is near an end', () => {
    expect(shownPages(1, 20)).toEqual([1, 2, 3, 4, 5, 'end-gap', 20]);
    expect(shownPages(4, 20)).toEqual([1, 2, 3, 4, 5, 'end-gap', 20]);
    expect(shownPages(17, 20)).toEqual([1, 'start-gap', 16, 17, 18, 19, 20]);
    expect(shownPages(20, 20)).toEqual([1, 'start-gap', 16, 17, 18, 19, 20]);
  });

  it('always shows seven slots and never hides a single page in a gap', () => {
    for (let count = 8; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const shown = shownPages(page, count);
        expect(shown).toHaveLength(7);
        expect(shown).toContain(page);
        shown.forEach((slot, index) => {
          if (typeof slot === 'number') return;
          const before = Number(shown[index - 1]);
          const after = Number(shown[index + 1]);
          expect(after - before).toBeGreaterThan(2);
        });
      }
    }
  });
});
