import { IMPORT_ROW_LIMIT, type TechAssetFileFormat } from '@uplift/data-client/contract/admin';
import { UNSTORABLE, unstorablePlace } from '../../unstorable-text.ts';
import {
  type FileField,
  fieldOf,
  fileFields,
  type ImportError,
  isServerManaged,
  type SourceTable,
  type SourceValue,
  unreadable,
} from './file-columns.ts';
import { readCsvTable } from './read-csv-table.ts';
import { readJsonTable } from './read-json-table.ts';

/** The values of a row, by field. */
export interface ImportRow {
  line: number;
  values: ReadonlyMap<FileField, SourceValue>;
}

/** Parses the text of a file into rows, with the errors found before any value is validated. */
export function readImportFile(format: TechAssetFileFormat, text: string): SourceTable<ImportRow> {
  const table = (format === 'csv' ? readCsvTable : readJsonTable)(text.replace(/^\uFEFF/, ''));
  if (table.errors.length > 0) return { rows: [], errors: table.errors };
  const surplus = table.rows[IMPORT_ROW_LIMIT];
  if (surplus) {
    const limit = IMPORT_ROW_LIMIT.toLocaleString('en-US');
    return unreadable(surplus.line, `A file can have at most ${limit} technologies. Split it.`);
  }
  if (table.rows.length === 0) return unreadable(1, 'The file has no technologies.');
  const unstorable = table.rows
    .flatMap(({ values }) => values)
    .filter(({ value }) => unstorablePlace(value) !== null);
  if (unstorable.length > 0) {
    const errors = unstorable.map(({ line, column }) => ({ line, column, message: UNSTORABLE }));
    return { rows: [], errors };
  }

  const errors: ImportError[] = [];
  const rows = table.rows.map(({ line, values }): ImportRow => {
    const read = new Map<FileField, SourceValue>();
    for (const given of values) {
      const field = fieldOf(given.column);
      const fail = (message: string) => errors.push({ line: given.line, column: given.column, message });
      if (!field) {
        if (!isServerManaged(given.column)) fail(`Unknown field. Use ${fileFields.join(', ')}.`);
      } else if (read.has(field)) {
        fail('This appears twice.');
      } else {
        read.set(field, given);
      }
    }
    return { line, values: read };
  });
  return { rows, errors };
}
