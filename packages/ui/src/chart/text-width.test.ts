import { expect, it } from 'vitest';
import { textWidth, truncate, widestOf } from './text-width.ts';

it('grows with the text, the font size and the width of its characters', () => {
  expect(textWidth('', 13)).toBe(0);
  expect(textWidth('ill', 13)).toBeLessThan(textWidth('wow', 13));
  expect(textWidth('節約時間', 13)).toBe(52);
  expect(textWidth('Hours', 26)).toBe(2 * textWidth('Hours', 13));
  expect(widestOf(['a', 'abc', 'ab'], 10)).toBe(textWidth('abc', 10));
  expect(widestOf([], 10)).toBe(0);
});

it('returns text that fits unchanged', () => {
  expect(truncate('Invoicing', 100, 13)).toBe('Invoicing');
});

it('truncates text between characters and without a space before the ellipsis', () => {
  const short = truncate('Invoices and reminders', 80, 13);
  expect(short).toMatch(/^Invoices.*[^ ]…$/);
  expect(textWidth(short, 13)).toBeLessThanOrEqual(80);
  expect(truncate('😀😀😀😀', 40, 13)).toBe('😀😀…');
  expect(truncate('Invoicing', 0, 13)).toBe('I…');
});
