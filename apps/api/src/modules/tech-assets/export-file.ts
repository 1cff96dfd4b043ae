import { stringify } from 'csv-stringify/sync';
import { type FileField, fileFields } from './file-columns.ts';
import { guardFormula } from './formula-guard.ts';
import type { TechAssetRow } from './tech-assets.repository.ts';

/** What a file holds of a technology: its id, and what people enter. */
type FileRow = Pick<TechAssetRow, FileField>;

function toFileRow(row: FileRow): Partial<FileRow> {
  return Object.fromEntries(fileFields.map((field) => [field, row[field]]));
}

export function writeJson(rows: readonly FileRow[]): string {
  // A line for each field, so that the import can name the line of what is wrong.
  return `${JSON.stringify({ data: rows.map(toFileRow) }, null, 2)}\n`;
}

export function writeCsv(rows: readonly FileRow[]): string {
  return stringify(rows.map(toFileRow), {
    columns: [...fileFields],
    header: true,
    // Without it, spreadsheets read UTF-8 as something else.
    bom: true,
    record_delimiter: 'windows',
    // By itself it quotes the line ends of Windows alone.
    quoted_match: /[\r\n]/,
    cast: { string: guardFormula, number: String, boolean: String },
  });
}
