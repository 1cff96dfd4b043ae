import { CsvError, parse } from 'csv-parse/sync';
import {
  type FileField,
  fieldOf,
  type ImportError,
  type SourceRow,
  type SourceTable,
  unreadable,
} from './file-columns.ts';
import { unguardFormula } from './formula-guard.ts';

const optionalFigures = ['orbitRadius', 'orbitSpeed', 'orbitTilt', 'iconSize'] as const;

const figures: ReadonlySet<FileField | undefined> = new Set(['priority', ...optionalFigures] as const);

/** Fields that an empty cell clears. In other fields, an empty cell has no meaning. */
const clearable: ReadonlySet<FileField | undefined> = new Set([
  'description',
  'url',
  'iconPath',
  ...optionalFigures,
] as const);

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Parses a number. If cells are separated by semicolons, a comma is the decimal sign. */
function readFigure(text: string, delimiter: string): number | null {
  const figure = delimiter === ';' ? text.replace(',', '.') : text;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(figure) ? Number(figure) : null;
}

/** The value of a cell, or undefined if it has none. An invalid number stays text, so that it's reported. */
function readCell(field: FileField | undefined, cell: string, delimiter: string): unknown {
  const text = unguardFormula(cell).trim();
  if (text === '') {
    if (clearable.has(field)) return null;
    return field === 'name' || field === 'category' ? text : undefined;
  }
  if (figures.has(field)) return readFigure(text, delimiter) ?? text;
  return field === 'isActive' ? (booleans[text.toLowerCase()] ?? text) : text;
}

/** The optional first line that tells Excel the separator. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?\1*(?:\n|$)/i;

/** Detects the separator. Spreadsheets choose one that isn't the decimal sign of their language. */
function delimiterOf(text: string): string {
  const [, named] = SEPARATOR_LINE.exec(text) ?? [];
  if (named) return named;
  const [head = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

const broken: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is never closed.',
  CSV_INVALID_CLOSING_QUOTE:
    'There’s text after a closing quotation mark. Double the quotation marks inside a value.',
  INVALID_OPENING_QUOTE: 'There’s a quotation mark inside unquoted text. Quote the whole value.',
};

/** Reads CSV with a header line. */
export function readCsvTable(given: string): SourceTable {
  const text = given.replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(text);
  const records: { cells: string[]; line: number }[] = [];
  try {
    parse(text, {
      delimiter,
      from_line: SEPARATOR_LINE.test(text) ? 2 : 1,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record: (cells: string[], { lines }) => {
        // The parser reports the last line of a record.
        const within = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        records.push({ cells, line: lines - within });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return unreadable(line, broken[error.code] ?? error.message);
  }
  const [head, ...body] = records;
  if (!head) return { rows: [], errors: [] };
  const columns = head.cells.map((column) => column.trim());
  const errors: ImportError[] = [];
  const rows = body.map(({ cells, line }): SourceRow => {
    if (cells.length !== columns.length) {
      const message = `The line has ${cells.length} values for ${columns.length} columns.`;
      errors.push({ line, column: null, message });
    }
    const values = columns.flatMap((column, index) => {
      const value = readCell(fieldOf(column), cells[index] ?? '', delimiter);
      // An unknown column stays in the row, so that it's reported by its heading.
      return value === undefined ? [] : [{ line, column, value }];
    });
    return { line, values };
  });
  return { rows, errors };
}
