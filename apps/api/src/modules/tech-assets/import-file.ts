import { IMPORT_ROW_LIMIT, type TechAssetFileFormat } from '@uplift/data-client/contract/admin';
import { UNSTORABLE, unstorablePlace } from '../../unstorable-text.ts';
import {
  type FileField,
  fieldOf,
  fileFields,
  type ImportError,
  isServerManaged,
  type SourceRow,
  type SourceValue,
} from './file-columns.ts';
import { readCsvTable } from './read-csv-table.ts';
import { readJsonTable } from './read-json-table.ts';

/** The values of a row, by field. */
export interface ImportRow {
  line: number;
  values: ReadonlyMap<FileField, SourceValue>;
}

export interface ImportFile {
  rows: readonly ImportRow[];
  errors: readonly ImportError[];
}

function readRow({ line, values }: SourceRow): { row: ImportRow; errors: ImportError[] } {
  const read = new Map<FileField, SourceValue>();
  const errors: ImportError[] = [];
  for (const given of values) {
    const field = fieldOf(given.column);
    const error = (message: string) => errors.push({ line: given.line, column: given.column, message });
    if (!field) {
      if (!isServerManaged(given.column))
        error(`There is no such field. There are ${fileFields.join(', ')}.`);
    } else if (read.has(field)) {
      error('This stands twice.');
    } else {
      read.set(field, given);
    }
  }
  return { row: { line, values: read }, errors };
}

/** Parses the text of a file into rows, with the errors found before any value is validated. */
export function readImportFile(format: TechAssetFileFormat, text: string): ImportFile {
  const table = (format === 'csv' ? readCsvTable : readJsonTable)(text.replace(/^\uFEFF/, ''));
  if (table.errors.length > 0) return { rows: [], errors: table.errors };
  const surplus = table.rows[IMPORT_ROW_LIMIT];
  if (surplus) {
    const message = `A file holds at most ${IMPORT_ROW_LIMIT.toLocaleString('en-US')} technologies. Split it.`;
    return { rows: [], errors: [{ line: surplus.line, column: null, message }] };
  }
  if (table.rows.length === 0)
    return { rows: [], errors: [{ line: 1, column: null, message: 'There is no technology in it.' }] };
  const unstorable = table.rows
    .flatMap(({ values }) => values)
    .filter(({ value }) => unstorablePlace(value) !== null);
  if (unstorable.length > 0)
    return {
      rows: [],
      errors: unstorable.map(({ line, column }) => ({ line, column, message: UNSTORABLE })),
    };
  const read = table.rows.map(readRow);
  return { rows: read.map(({ row }) => row), errors: read.flatMap(({ errors }) => errors) };
}
