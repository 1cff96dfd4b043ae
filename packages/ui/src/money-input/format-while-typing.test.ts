import { describe, expect, it } from 'vitest';
import { parseNumber } from '../parse-number/index.ts';
import {
  caretAfterChange,
  type Edit,
  type FormattedEdit,
  formatAmount,
  formatEdit,
} from './format-while-typing.ts';

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

/** Types at the end of the amount, one character after the other. Returns the result of each. */
function typeAfter(amount: string, characters: string): FormattedEdit[] {
  const edits: FormattedEdit[] = [];
  for (const data of characters) {
    const { text: before, unread } = edits.at(-1) ?? { text: amount, unread: '' };
    const after = `${before}${data}`;
    edits.push(formatEdit({ before, after, caret: after.length, data, unread }));
  }
  return edits;
}

describe('formatEdit reads typed text like pasted text', () => {
  it.each([
    '1250.00',
    '1,250',
    '1,250.00',
    '1,250,000.99',
    '1.250.000',
    '1250000',
    '0.55',
    '.55',
    '500k',
    '1.5M',
    '1.250k',
    '1,250.5K',
    '١٢٫٥',
    '$1250.00',
  ])('%s', (text) => {
    const last = typeAfter('', text).at(-1);
    const { value } = parseNumber(text, { fractions: 'drop' });
    expect(last).toMatchObject({ value, text: formatAmount(value), caret: formatAmount(value).length });
    expect(last?.unresolved).toBeUndefined();
  });

  it.each([
    ['1250.00', ['1', '12', '125', '1,250', '1,250', '1,250', '1,250']],
    ['500k', ['5', '50', '500', '500,000']],
    ['1.5M', ['1', '1', '1', '1,500,000']],
    ['1,250', ['1', '1', '12', '125', '1,250']],
    ['12a34', ['1', '12', '12', '123', '1,234']],
  ])('and shows only the digits of %s meanwhile, with the caret at the end', (text, shown) => {
    const edits = typeAfter('', text);
    expect(edits.map((edit) => edit.text)).toEqual(shown);
    expect(edits.map((edit) => edit.caret)).toEqual(shown.map(({ length }) => length));
  });

  it.each([
    ['1.250', 'ambiguous', '1'],
    ['1.2.3', 'unreadable', '1'],
  ] as const)('and leaves %s unresolved as %s', (text, problem, shown) => {
    expect(typeAfter('', text).at(-1)).toMatchObject({ text: shown, unresolved: { problem, text } });
  });

  it('and refuses what a multiplication makes too large', () => {
    const edit = typeAfter('999,999,999,999', 'M').at(-1);
    expect(edit).toMatchObject({ text: '999,999,999,999', refused: { problem: 'too large' } });
  });

  it('and ignores a letter before the first digit', () => {
    expect(typeAfter('', 'k5').at(-1)).toMatchObject({ text: '5', value: 5 });
  });

  it('and deletes a visible digit after unread cents', () => {
    const edit = formatEdit({ before: '1,250', after: '1,25', caret: 4, deleted: 'backward', unread: '.0' });
    expect(edit).toEqual({ value: 125, text: '125', caret: 3 });
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
