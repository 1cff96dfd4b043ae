import { describe, expect, it } from 'vitest';
import { caretAfterChange, type Edit, formatAmount, formatEdit } from './format-while-typing.ts';

/** Parses `12|3,456`, where the bar marks the caret. */
function at(marked: string): { text: string; caret: number } {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
}

function edit(before: string, after: string, deleted?: Edit['deleted']): string {
  const raw = at(after);
  const { text, caret } = formatEdit({ before, after: raw.text, caret: raw.caret, deleted });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('formatEdit keeps the caret after the same digit', () => {
  it.each([
    ['typing at the end', '123', '1234|', '1,234|'],
    ['typing in the middle', '123,456', '129|3,456', '1,29|3,456'],
    ['typing at the start', '123,456', '9|123,456', '9|,123,456'],
    ['a letter', '123,456', '12x|3,456', '12|3,456'],
    ['a letter at the start', '123,456', 'x|123,456', '|123,456'],
    ['pasting a formatted amount', '', '$ 1,250,000.00|', '1,250,000|'],
    ['pasting over everything', '1,250', '1,250,000.00|', '1,250,000|'],
    ['full-width digits', '12', '12３|', '123|'],
    ['Arabic-Indic digits', '12', '1٣|2', '13|2'],
    ['a sixteenth digit', '123,456,789,012,345', '9|123,456,789,012,345', '|123,456,789,012,345'],
    ['replacing everything', '123,456', '7|', '7|'],
    ['leading zeros', '', '007|', '7|'],
    ['a lone zero', '', '0|', '0|'],
    ['removing the first digit of 1,005', '1,005', '|,005', '|5'],
  ])('%s', (_, before, after, expected) => {
    expect(edit(before, after)).toBe(expected);
  });
});

describe('formatEdit deletes', () => {
  it.each([
    ['a digit at the end', 'backward', '1,234', '1,23|', '123|'],
    ['a digit in the middle', 'backward', '12,345', '1|,345', '1|,345'],
    ['the digit before a separator', 'backward', '123,456', '123|456', '12|,456'],
    ['the digit after a separator', 'forward', '123,456', '123|456', '12,3|56'],
    ['the last digit', 'backward', '7', '|', '|'],
  ] as const)('%s', (_, deleted, before, after, expected) => {
    expect(edit(before, after, deleted)).toBe(expected);
  });
});

describe('formatEdit parses pasted text', () => {
  it.each([
    ['$ 1,250,000.00', 1_250_000],
    ['1.250.000,00', 1_250_000],
    ['12.5', 12],
    ['$1.2M', 1_200_000],
    ['500k', 500_000],
    ['１,２５０', 1250],
    ['  ', null],
  ])('%s', (data, value) => {
    const edit = formatEdit({ before: '', after: data, caret: data.length, data });
    expect(edit).toEqual({ value, text: formatAmount(value), caret: formatAmount(value).length });
  });

  it.each([
    ['(5000)', 'negative'],
    ['-5000', 'negative'],
    ['1.234', 'ambiguous'],
    ['ten', 'unreadable'],
    ['9'.repeat(40), 'too large'],
  ] as const)('rejects %s pasted over a selection as %s and keeps the amount', (data, problem) => {
    expect(formatEdit({ before: '123,456', after: data, caret: data.length, data })).toEqual({
      value: 123_456,
      text: '123,456',
      caret: 7,
      refused: { problem, text: data },
    });
  });

  it('inserts a pasted number between the surrounding digits', () => {
    expect(formatEdit({ before: '123,456', after: '127,890.0056', caret: 10, data: '7,890.00' })).toEqual({
      value: 12_789_056,
      text: '12,789,056',
      caret: 8,
    });
  });
});

describe('formatEdit returns the amount', () => {
  it('as a number, or as null when no digits remain', () => {
    expect(formatEdit({ before: '', after: '1,234', caret: 5 }).value).toBe(1234);
    expect(formatEdit({ before: '1', after: '', caret: 0 }).value).toBeNull();
  });
});

describe('formatAmount', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [1000, '1,000'],
    [1_234_567.89, '1,234,567'],
  ])('formats %s as "%s"', (value, text) => {
    expect(formatAmount(value)).toBe(text);
  });
});

describe('caretAfterChange', () => {
  it.each([
    ['1,250,000', '12,950,000', 4],
    ['12,950,000', '1,250,000', 3],
    ['', '1,234', 5],
    ['1,234', '', 0],
    ['1,234', '1,239', 5],
  ])('from "%s" to "%s" is %s', (from, to, caret) => {
    expect(caretAfterChange(from, to)).toBe(caret);
  });
});
