import { stringify } from 'csv-stringify/sync';
import { type FileField, fileFields } from './file-columns.ts';
import { guardFormula } from './formula-guard.ts';
import type { TechAssetRow } from './tech-assets.repository.ts';

/** The fields of a technology in a file: its ID and the editable fields. */
type FileRow = Pick<TechAssetRow, FileField>;

function toFileRow(row: FileRow): Partial<FileRow> {
  return Object.fromEntries(fileFields.map((field) => [field, row[field]]));
}

export function writeJson(rows: readonly FileRow[]): string {
  // One line per field, so that the import can report the line of an error.
  return `${JSON.stringify({ data: rows.map(toFileRow) }, null, 2)}\n`;
}

export function writeCsv(rows: readonly FileRow[]): string {
  return stringify(rows.map(toFileRow), {
    columns: [...fileFields],
    header: true,
    // Without a BOM, spreadsheets don't recognize UTF-8.
    bom: true,
    record_delimiter: 'windows',
    // By default, only Windows line breaks are quoted.
    quoted_match: /[\r\n]/,
    cast: { string: guardFormula, number: String, boolean: String },
  });
}
