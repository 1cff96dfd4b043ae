import { describe, expect, it } from 'vitest';
import {
  caretAfterChange,
  type Edit,
  type FormattedEdit,
  formatAmount,
  formatEdit,
  parseAmount,
} from './format-while-typing.ts';

/** Parses `12|3,456`, where the bar marks the caret. */
function at(marked: string): { text: string; caret: number } {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
}

function edit(before: string, after: string, deleted?: Edit['deleted']): string {
  const raw = at(after);
  const { text, caret } = formatEdit({ before, draft: null, after: raw.text, caret: raw.caret, deleted });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('formatEdit keeps the caret after the same digit', () => {
  it.each([
    ['typing at the end', '123', '1234|', '1,234|'],
    ['typing in the middle', '123,456', '129|3,456', '1,29|3,456'],
    ['typing at the start', '123,456', '9|123,456', '9|,123,456'],
    ['a comma', '1,250', '1,250,|', '1,250,|'],
    ['a sign in the middle', '123,456', '12-|3,456', '12-|3,456'],
    ['a letter', '123,456', '12x|3,456', '12|3,456'],
    ['a letter at the start', '123,456', 'x|123,456', '|123,456'],
    ['pasting a formatted amount', '', '$ 1,250,000.00|', '1,250,000|'],
    ['pasting over everything', '1,250', '1,250,000.00|', '1,250,000|'],
    ['full-width digits', '12', '12３|', '123|'],
    ['Arabic-Indic digits', '12', '1٣|2', '13|2'],
    ['replacing everything', '123,456', '7|', '7|'],
    ['leading zeros', '', '007|', '7|'],
    ['a lone zero', '', '0|', '0|'],
    ['removing the first digit of 1,005', '1,005', '|,005', '|5'],
  ])('%s', (_, before, after, expected) => {
    expect(edit(before, after)).toBe(expected);
  });
});

/** Types one character after the other. Returns the result of each edit. */
function typeAll(text: string, shown = ''): FormattedEdit[] {
  const edits: FormattedEdit[] = [];
  for (const data of text) {
    const { text: before, draft } = edits.at(-1) ?? { text: shown, draft: null };
    const after = `${before}${data}`;
    edits.push(formatEdit({ before, draft, after, caret: after.length, data }));
  }
  return edits;
}

/** Presses keys at the end of the text, with `⌫` for Backspace. */
function press(keys: string, shown = ''): FormattedEdit {
  let edited: FormattedEdit = { draft: null, value: null, text: shown, caret: shown.length, isPasted: false };
  for (const key of keys) {
    const { text: before, draft } = edited;
    const after = key === '⌫' ? before.slice(0, -1) : `${before}${key}`;
    const change = key === '⌫' ? ({ deleted: 'backward' } as const) : { data: key };
    edited = formatEdit({ before, draft, after, caret: after.length, ...change });
  }
  return edited;
}

function paste(data: string): FormattedEdit {
  return formatEdit({ before: '', draft: null, after: data, caret: data.length, data });
}

describe('formatEdit understands typed text like pasted text', () => {
  it.each([
    ['1250', 1250],
    ['1250,00', 1250],
    ['1250.00', 1250],
    ['1,250', 1250],
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1 250,00', 1250],
    ['1\u202f250', 1250],
    ["1'250", 1250],
    ['0,55', 0],
    ['.55', 0],
    ['500k', 500_000],
    ['1.5M', 1_500_000],
    ['1,250.5 K', 1_250_500],
    ['1e6', 1_000_000],
    ['$1250.00', 1250],
    ['1,250 USD', 1250],
    ['１２５０，００', 1250],
    ['١٢٥٠٫٥٠', 1250],
    ['1٬250', 1250],
    ['(500)', null],
    ['-500', null],
    ['1.250', null],
    ['5kk', null],
    ['1,250,00', null],
  ])('%j', (text, value) => {
    const typed = typeAll(text).at(-1);
    expect([typed?.value, paste(text).value]).toEqual([value, value]);
    expect(typed?.caret).toBe(typed?.text.length);
  });

  it.each([
    ['1250,00', ['1', '12', '125', '1,250', '1250,', '1250,0', '1250,00']],
    ['1,250,000', ['1', '1,', '1,2', '1,25', '1,250', '1,250,', '1,250,0', '1,250,00', '1,250,000']],
    ['1500k', ['1', '15', '150', '1,500', '1500k']],
    ['$12a34', ['', '1', '12', '12', '123', '1,234']],
  ])('and separates only digits while %j is typed', (text, shown) => {
    const edits = typeAll(text);
    expect(edits.map((edit) => edit.text)).toEqual(shown);
    expect(edits.map((edit) => edit.caret)).toEqual(shown.map(({ length }) => length));
  });

  it.each([
    ['00', 125_000],
    [',000', 1_250_000],
    ['.00', 1250],
    ['k', 1_250_000],
    [',00', null],
  ])('and continues the amount 1,250 with %j', (text, value) => {
    expect(typeAll(text, '1,250').at(-1)?.value).toBe(value);
  });

  it.each([
    ['1,2500', '', '12,500', 12_500],
    ['1,2345', '', '12,345', 12_345],
    ['1,250⌫', '', '125', 125],
    ['1,250⌫⌫5', '', '125', 125],
    ['1,250,000⌫', '', '125,000', 125_000],
    ['1,250,0000', '', '12,500,000', 12_500_000],
    ['1,250,⌫0', '', '12,500', 12_500],
    ['1,250k⌫0', '', '12,500', 12_500],
    ['.⌫0', '1,250', '12,500', 12_500],
    ['.⌫⌫', '1,250', '125', 125],
    [',0⌫⌫0', '1,250', '12,500', 12_500],
    ['1,2⌫', '', '1,', 1],
    ['1,2⌫⌫0', '', '10', 10],
    ['1,2⌫250', '', '1,250', 1250],
    ['1250,00⌫', '', '1250,0', 1250],
  ])('and moves typed separators like its own: %j after %j', (keys, shown, text, value) => {
    expect(press(keys, shown)).toMatchObject({ text, value, caret: text.length });
  });

  it.each([
    ['a digit deleted before a scale', '1,250k', '1,25|k', '125|k', 125_000],
    ['a digit inserted before a scale', '1,250k', '1,2505|k', '12505|k', 12_505_000],
    ['a digit deleted after a sign', '+1,250', '+1,25|', '+125|', 125],
    ['a digit deleted after a space', ' 1,250', ' 1,25|', ' 125|', 125],
    ['a digit deleted before cents', '1,250.50', '1,25|.50', '125|.50', 125],
    ['a point deleted', '1,250.50', '1,250|50', '125,0|50', 125_050],
    ['cents deleted', '1,250.50', '1,250.5|', '1,250.5|', 1250],
  ])(
    'and never reads a comma between thousands as a decimal sign: %s',
    (_, before, after, expected, value) => {
      const raw = at(after);
      const data = after.length - 1 > before.length ? after.charAt(raw.caret - 1) : null;
      const deleted = data === null ? 'backward' : undefined;
      const edited = formatEdit({ before, draft: before, after: raw.text, caret: raw.caret, data, deleted });
      expect(edited).toMatchObject({ ...at(expected), value });
    },
  );

  it('and separates thousands again when only digits are left', () => {
    const edit = formatEdit({
      before: '1250,',
      draft: '1250,',
      after: '1250',
      caret: 4,
      deleted: 'backward',
    });
    expect(edit).toMatchObject({ value: 1250, text: '1,250', caret: 5 });
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

describe('formatEdit pastes', () => {
  it.each([
    ['$ 1,250,000.00', 1_250_000],
    ['1.250.000,00', 1_250_000],
    ['12.5', 12],
    ['$1.2M', 1_200_000],
    ['500k', 500_000],
    ['１,２５０', 1250],
    ['  ', null],
  ])('%j as a formatted amount', (data, value) => {
    const { length } = formatAmount(value);
    expect(paste(data)).toMatchObject({ value, text: formatAmount(value), caret: length });
  });

  it.each(['(5000)', '-5000', '1.234', 'ten'])('%j, which is no amount, as it is', (data) => {
    const edit = formatEdit({ before: '123,456', draft: null, after: data, caret: data.length, data });
    expect(edit).toEqual({ draft: data, value: null, text: data, caret: data.length, isPasted: true });
  });

  it.each([
    ['127,890.0056', 10, '7,890.00', '12,789,056', 8],
    ['12$ 7,89056', 9, '$ 7,890', '12,789,056', 8],
    ['1270056', 5, '700', '1,270,056', 7],
  ])('a number between digits: %s', (after, caret, data, text, newCaret) => {
    const edit = formatEdit({ before: '123,456', draft: null, after, caret, data });
    expect(edit).toMatchObject({ text, caret: newCaret });
  });

  it('cents after an amount', () => {
    const edit = formatEdit({ before: '1,250', draft: '1250', after: '1,250,00', caret: 8, data: ',00' });
    expect(edit).toMatchObject({ value: 1250, text: '1,250', caret: 5 });
  });
});

describe('parseAmount', () => {
  it.each(['1,2500', '$1,2500', '1,2500 USD', '1,2500k', '12,34567', '1250,000', '1.2500', '１,２５００'])(
    'reports %j as ambiguous',
    (text) => {
      expect(parseAmount(text)).toEqual({ value: null, problem: 'ambiguous' });
    },
  );

  it.each([
    ['1,25', 1],
    ['1250,00', 1250],
    ['0,5555', 0],
    ['1,250.0000', 1250],
    ['1250.3333', 1250],
    ['1.2345M', 1_234_500],
    ['1,250k', 1_250_000],
    ['1,250 USD', 1250],
    ['12345,67', 12_345],
  ])('parses %j as %s', (text, value) => {
    expect(parseAmount(text)).toEqual({ value, problem: null });
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
