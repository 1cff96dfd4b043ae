import { describe, expect, it } from 'vitest';
import { moveReading, type Readable } from './reading.ts';

const upright: Readable = { points: 4, series: 3, horizontal: false, stacked: false, rtl: false };

describe('moveReading', () => {
  it('starts at the side that the first key comes from', () => {
    expect(moveReading(null, 'ArrowRight', upright)).toEqual({ point: 0, series: 0 });
    expect(moveReading(null, 'ArrowLeft', upright)).toEqual({ point: 3, series: 0 });
    expect(moveReading(null, 'Home', upright)).toEqual({ point: 0, series: 0 });
    expect(moveReading(null, 'End', upright)).toEqual({ point: 3, series: 0 });
  });

  it('moves between points and series and stops at the ends', () => {
    expect(moveReading({ point: 1, series: 1 }, 'ArrowRight', upright)).toEqual({ point: 2, series: 1 });
    expect(moveReading({ point: 3, series: 1 }, 'ArrowRight', upright)).toEqual({ point: 3, series: 1 });
    expect(moveReading({ point: 1, series: 1 }, 'ArrowDown', upright)).toEqual({ point: 1, series: 2 });
    expect(moveReading({ point: 1, series: 0 }, 'ArrowUp', upright)).toEqual({ point: 1, series: 0 });
  });

  it('moves between points with all arrows if there is one series', () => {
    const single = { ...upright, series: 1 };
    expect(moveReading({ point: 1, series: 0 }, 'ArrowDown', single)).toEqual({ point: 2, series: 0 });
    expect(moveReading({ point: 1, series: 0 }, 'ArrowLeft', { ...single, horizontal: true })).toEqual({
      point: 0,
      series: 0,
    });
  });

  it('keeps the series on Home and End', () => {
    expect(moveReading({ point: 1, series: 2 }, 'Home', upright)).toEqual({ point: 0, series: 2 });
    expect(moveReading({ point: 1, series: 2 }, 'End', upright)).toEqual({ point: 3, series: 2 });
  });

  it('moves forward with the left arrow in right-to-left layouts', () => {
    const rtl = { ...upright, rtl: true };
    expect(moveReading({ point: 1, series: 0 }, 'ArrowLeft', rtl)).toEqual({ point: 2, series: 0 });
    expect(moveReading(null, 'ArrowLeft', rtl)).toEqual({ point: 0, series: 0 });
  });

  it('moves along horizontal bars with the down arrow', () => {
    const horizontal = { ...upright, horizontal: true };
    expect(moveReading({ point: 1, series: 0 }, 'ArrowDown', horizontal)).toEqual({ point: 2, series: 0 });
    expect(moveReading({ point: 1, series: 0 }, 'ArrowRight', horizontal)).toEqual({ point: 1, series: 1 });
  });

  it('moves up a stack, whose first series is the lowest', () => {
    const stacked = { ...upright, stacked: true };
    expect(moveReading({ point: 1, series: 0 }, 'ArrowUp', stacked)).toEqual({ point: 1, series: 1 });
  });

  it('ends on Escape and ignores Escape when nothing is read', () => {
    expect(moveReading({ point: 1, series: 0 }, 'Escape', upright)).toBeNull();
    expect(moveReading(null, 'Escape', upright)).toBeUndefined();
  });

  it('ignores all other keys', () => {
    expect(moveReading({ point: 1, series: 0 }, 'Tab', upright)).toBeUndefined();
  });
});
