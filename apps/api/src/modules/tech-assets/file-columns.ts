import {
  type TechAssetField,
  type TechAssetImport,
  techAssetFieldNames,
} from '@uplift/data-client/contract/admin';

export type ImportError = TechAssetImport['errors'][number];

/** One value of a file, and where it stands. */
export interface SourceValue {
  line: number;
  /** As it is called in the file. */
  column: string;
  value: unknown;
}

/** A row or an object of a file, whatever its columns are called. */
export interface SourceRow {
  /** Where it begins; the first line is 1. */
  line: number;
  values: readonly SourceValue[];
}

export interface SourceTable {
  rows: readonly SourceRow[];
  errors: readonly ImportError[];
}

/** What a file says of a technology: which one it is, and what people enter. */
export type FileField = 'id' | TechAssetField;

/** The fields of a file, in their order. */
export const fileFields = ['id', ...techAssetFieldNames] as const satisfies readonly FileField[];

const named: ReadonlyMap<string, FileField> = new Map([
  ...fileFields.map((name) => [name, name] as const),
  // As the public list reads it.
  ['sortOrder', 'priority'] as const,
]);

function camelCase(name: string): string {
  return name.trim().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The field that a column means, written in camelCase or snake_case; undefined where there is none. */
export function fieldOf(column: string): FileField | undefined {
  return named.get(camelCase(column));
}

/** What the server keeps itself: files of the API may hold it, and it is not taken from them. */
const kept: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'deletedAt', 'version']);

export function isKeptByServer(column: string): boolean {
  return kept.has(camelCase(column));
}
