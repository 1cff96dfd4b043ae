import { describe, expect, test } from 'vitest';
import { csvOf, resourceFiles } from '../../../vite/resource-files.ts';
import { fileNameOf, type ResourceSlug, resourceSummaries } from '../resources.ts';
import { pieces } from './pieces.ts';

const files = resourceFiles();

function fileOf(slug: ResourceSlug): string {
  const summary = resourceSummaries.find((resource) => resource.slug === slug);
  return (summary && files.get(fileNameOf(summary))) ?? '';
}

/** Parses CSV independently of the code that writes it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((cells) => cells.length > 1);
}

type Value = number | string;

/** Evaluates a sheet like a spreadsheet program, with the operators and functions that our sheets use. */
function calculate(cells: readonly (readonly string[])[]) {
  const numberOf = (value: Value) => (value === '' ? 0 : Number(value));

  function valueAt(reference: string): Value {
    const [, letter = 'A', row = '1'] = /^([A-Z])(\d+)$/.exec(reference) ?? [];
    const cell = cells[Number(row) - 1]?.[letter.charCodeAt(0) - 65];
    if (cell === undefined) throw new Error(`There is no cell ${reference}.`);
    if (cell.startsWith('=')) return evaluate(cell.slice(1));
    return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
  }

  function sumOf(range: string): number {
    const [, letter, first, last] = /^([A-Z])(\d+):\1(\d+)$/.exec(range) ?? [];
    let sum = 0;
    for (let row = Number(first); row <= Number(last); row += 1) sum += numberOf(valueAt(`${letter}${row}`));
    return sum;
  }

  function evaluate(formula: string): Value {
    const tokens = formula.match(/>=|[-+*/(),<>=]|"[^"]*"|[\d.]+|[A-Z]\d+(?::[A-Z]\d+)?|[A-Z]+/g) ?? [];
    expect(tokens.join('')).toBe(formula);
    const take = (...wanted: string[]) => (wanted.includes(tokens[0] ?? '') ? tokens.shift() : undefined);

    function factor(): Value {
      const token = tokens.shift() ?? '';
      if (token === '(') {
        const value = comparison();
        expect(take(')')).toBe(')');
        return value;
      }
      if (token.startsWith('"')) return token.slice(1, -1);
      if (/^\d/.test(token)) return Number(token);
      if (/^[A-Z]\d+$/.test(token)) return valueAt(token);
      expect(take('(')).toBe('(');
      if (token === 'SUM') {
        const sum = sumOf(tokens.shift() ?? '');
        expect(take(')')).toBe(')');
        return sum;
      }
      const values = [comparison()];
      while (take(',')) values.push(comparison());
      expect(take(')')).toBe(')');
      const [first = 0, second = '', third = ''] = values;
      if (token === 'IF') return first ? second : third;
      if (token === 'ROUND') return Number(numberOf(first).toFixed(numberOf(second)));
      throw new Error(`No spreadsheet knows ${token}.`);
    }

    function product(): Value {
      let value = factor();
      for (let sign = take('*', '/'); sign; sign = take('*', '/')) {
        const other = numberOf(factor());
        value = sign === '*' ? numberOf(value) * other : numberOf(value) / other;
      }
      return value;
    }

    function sum(): Value {
      let value = product();
      for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
        const other = numberOf(product());
        value = sign === '+' ? numberOf(value) + other : numberOf(value) - other;
      }
      return value;
    }

    function comparison(): Value {
      const value = sum();
      const sign = take('>=', '>');
      if (!sign) return value;
      const difference = numberOf(value) - numberOf(sum());
      return Number(sign === '>' ? difference > 0 : difference >= 0);
    }

    const value = comparison();
    expect(tokens).toEqual([]);
    return value;
  }

  return valueAt;
}

function tableOf(slug: ResourceSlug) {
  const table = pieces[slug].blocks.find((block) => typeof block === 'object' && block.kind === 'table');
  if (typeof table !== 'object' || table.kind !== 'table') throw new Error('The piece has no table.');
  return table;
}

const dollars = (value: Value) => `$${Math.round(Number(value)).toLocaleString('en-US')}`;
const oneDigit = (value: Value) => Number(value).toFixed(1);

test('every resource has a file with a unique name', () => {
  expect(files.size).toBe(resourceSummaries.length);
  for (const { slug } of resourceSummaries) expect(fileOf(slug).length).toBeGreaterThan(500);
});

test('the checklist for leavers keeps its published file name', () => {
  expect(files.has('before-somebody-leaves.md')).toBe(true);
});

describe.each(resourceSummaries.filter(({ kind }) => kind !== 'Template'))('the file of $slug', (summary) => {
  test('contains all texts of the page and the contact address', () => {
    const file = fileOf(summary.slug);
    expect(file.startsWith(`# ${summary.title}\n`)).toBe(true);
    const texts = JSON.stringify(pieces[summary.slug].blocks).match(/(?<=")[^"]{16,}(?=")/g) ?? [];
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) expect(file).toContain(text);
    expect(file).toContain('hello@uplift.example');
  });

  test('has a task list item for every checkbox on the page', () => {
    const boxes = fileOf(summary.slug).match(/^- \[ \] /gm)?.length ?? 0;
    expect(boxes).toBe(summary.kind === 'Checklist' ? Number.parseInt(summary.effort, 10) : 0);
  });
});

describe('spreadsheets', () => {
  test.each(['baseline-sheet', 'business-case', 'risk-register'] as const)(
    '%s starts with a byte order mark and has rows of equal length',
    (slug) => {
      expect(fileOf(slug).startsWith('\uFEFF')).toBe(true);
      const rows = parseCsv(fileOf(slug));
      expect(new Set(rows.map((cells) => cells.length)).size).toBe(1);
    },
  );

  test('baseline-sheet calculates the figures on the page and has 20 empty rows', () => {
    const rows = parseCsv(fileOf('baseline-sheet'));
    const valueAt = calculate(rows);
    const table = tableOf('baseline-sheet');
    table.rows.forEach((cells, index) => {
      expect(rows[index + 1]?.slice(0, 6)).toEqual(cells.slice(0, 6));
      expect(oneDigit(valueAt(`G${index + 2}`))).toBe(cells[6]);
      expect(dollars(valueAt(`I${index + 2}`))).toBe(cells[7]);
    });
    expect(rows.filter(([step, who]) => step === '' && who === '')).toHaveLength(20);
    expect(oneDigit(valueAt(`G${rows.length}`))).toBe(table.total?.[6]);
    expect(dollars(valueAt(`I${rows.length}`))).toBe(table.total?.[7]);
  });

  test('business-case calculates the figures on the page', () => {
    const rows = parseCsv(fileOf('business-case'));
    const valueAt = calculate(rows);
    tableOf('business-case').rows.forEach(([name, ...cells], index) => {
      expect(rows[index + 1]?.[0]).toBe(name);
      cells.forEach((shown, column) => {
        const value = Number(valueAt(`${'BCD'[column]}${index + 2}`));
        if (shown.startsWith('$')) expect(`${name}: ${dollars(value)}`).toBe(`${name}: ${shown}`);
        else if (shown.endsWith('%')) expect(value * 100).toBeCloseTo(Number.parseFloat(shown), 5);
        else expect(value, name).toBeCloseTo(Number(shown), 1);
      });
    });
  });

  test('business-case says "never" when a project does not pay back', () => {
    const rows = parseCsv(fileOf('business-case')).map((cells) => [...cells]);
    rows[6]?.splice(1, 1, '9000');
    expect(calculate(rows)('B15')).toBe('never');
    expect(calculate(rows)('C15')).not.toBe('never');
  });

  test('risk-register calculates the scores on the page and leaves empty rows empty', () => {
    const rows = parseCsv(fileOf('risk-register'));
    const valueAt = calculate(rows);
    tableOf('risk-register').rows.forEach((cells, index) => {
      expect(rows[index + 1]?.slice(0, 5)).toEqual(cells.slice(0, 5));
      expect(String(valueAt(`F${index + 2}`))).toBe(cells[5]);
      expect(valueAt(`G${index + 2}`)).toBe(cells[6]);
    });
    const empty = rows.flatMap(([name], index) => (name === '' ? [index + 1] : []));
    expect(empty).toHaveLength(20);
    for (const row of empty) expect(valueAt(`G${row}`)).toBe('');
  });
});

test('csvOf escapes texts that look like formulas and preserves formulas', () => {
  const [first = [], second = []] = parseCsv(
    csvOf([
      ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tcell'],
      ['a, "b"', -1, { formula: 'SUM(A1:A2)' }, 'line\nbreak', ''],
    ]),
  );
  expect(first).toEqual(['\'=HYPERLINK("x")', "'+1", "'-1", "'@SUM(A1)", "'\tcell"]);
  expect(second).toEqual(['a, "b"', '-1', '=SUM(A1:A2)', 'line\nbreak', '']);
});
