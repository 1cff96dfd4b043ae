import {
  type TechAssetField,
  type TechAssetImport,
  techAssetFieldNames,
} from '@uplift/data-client/contract/admin';

export type ImportError = TechAssetImport['errors'][number];

/** A value in a file, with its position. */
export interface SourceValue {
  line: number;
  /** The column name in the file. */
  column: string;
  value: unknown;
}

/** A row or an object of a file, with its original column names. */
export interface SourceRow {
  /** The line where it begins. The first line is 1. */
  line: number;
  values: readonly SourceValue[];
}

export interface SourceTable<Row = SourceRow> {
  rows: readonly Row[];
  errors: readonly ImportError[];
}

/** The table of a file that can't be read, and why. */
export const unreadable = (line: number, message: string): SourceTable<never> => ({
  rows: [],
  errors: [{ line, column: null, message }],
});

/** A field in a file: the ID of a technology or an editable field. */
export type FileField = 'id' | TechAssetField;

/** The fields of a file, in order. */
export const fileFields = ['id', ...techAssetFieldNames] as const satisfies readonly FileField[];

const named: ReadonlyMap<string, FileField> = new Map([
  ...fileFields.map((name) => [name, name] as const),
  // The name in the public list.
  ['sortOrder', 'priority'] as const,
]);

function camelCase(name: string): string {
  return name.trim().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The field of a column name in camelCase or snake_case, or undefined if there is none. */
export function fieldOf(column: string): FileField | undefined {
  return named.get(camelCase(column));
}

/** Columns that the server maintains. Files of the API may contain them, and the import ignores them. */
const serverManaged: ReadonlySet<string> = new Set([
  'createdAt',
  'updatedAt',
  'deletedAt',
  'version',
  'storyCount',
]);

export function isServerManaged(column: string): boolean {
  return serverManaged.has(camelCase(column));
}
