import {
  adminEndpoints,
  type TechAssetField,
  TechAssetFields,
  techAssetFieldNames,
} from '@uplift/data-client/contract/admin';
import * as v from 'valibot';
import type { FileField, ImportError } from './file-columns.ts';
import type { ImportRow } from './import-file.ts';
import type { TechAssetKeys, TechAssetRow } from './tech-assets.repository.ts';

/** The planned effect of a row. */
export interface PlannedRow {
  line: number;
  outcome: 'create' | 'change' | 'leave';
  /** The stored technology, or undefined if the row creates one. */
  existing: TechAssetRow | undefined;
  /** The ID in the file, if there is one. */
  id: string | undefined;
  values: TechAssetFields;
  /** The fields that change. */
  fields: TechAssetField[];
}

export interface ImportPlan {
  rows: readonly PlannedRow[];
  errors: readonly ImportError[];
}

const Id = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** With the values of a new technology for fields that the file doesn't set. */
const NewTechAssetFields = adminEndpoints.createTechAsset.body;

function idOf({ values }: ImportRow): string | null {
  const result = v.safeParse(Id, values.get('id')?.value);
  return result.success ? result.output : null;
}

/** A name in the form used for comparison. Empty if a row has none. */
function nameKey(name: unknown): string {
  return typeof name === 'string' ? name.normalize('NFC').trim().toLowerCase() : '';
}

/** The technologies to read in order to plan these rows. */
export function keysOf(rows: readonly ImportRow[]): TechAssetKeys {
  return {
    ids: rows.map(idOf).filter((id) => id !== null),
    names: rows.map(({ values }) => nameKey(values.get('name')?.value)).filter((name) => name !== ''),
  };
}

/** The editable fields of a technology. */
export function fieldsOf(row: TechAssetFields): TechAssetFields {
  return {
    name: row.name,
    category: row.category,
    description: row.description,
    url: row.url,
    iconPath: row.iconPath,
    priority: row.priority,
    orbitRadius: row.orbitRadius,
    orbitSpeed: row.orbitSpeed,
    orbitTilt: row.orbitTilt,
    iconSize: row.iconSize,
    isActive: row.isActive,
  };
}

/**
 * Plans the effect of a file's rows and collects every error in them. A row refers to the technology with its
 * ID or, without an ID, with its name. Fields that it doesn't set stay unchanged.
 *
 * @param known the technologies that `keysOf` asks for
 */
export function planImport(rows: readonly ImportRow[], known: readonly TechAssetRow[]): ImportPlan {
  const byId = new Map(known.map((row) => [row.id, row]));
  const byName = new Map(
    known.filter(({ deletedAt }) => deletedAt === null).map((row) => [nameKey(row.name), row]),
  );
  const errors: ImportError[] = [];
  const planned: PlannedRow[] = [];
  const linesById = new Map<string, number>();
  const linesByName = new Map<string, number>();

  for (const row of rows) {
    const { line, values } = row;
    const fail = (field: FileField | null, message: string) => {
      const at = field === null ? undefined : values.get(field);
      errors.push({ line: at?.line ?? line, column: at?.column ?? field, message });
    };
    const given = values.get('id')?.value ?? null;
    const id = idOf(row);
    if (given !== null && id === null) {
      fail('id', 'This isn’t the ID of a technology.');
      continue;
    }
    const namesake = byName.get(nameKey(values.get('name')?.value));
    const existing = id === null ? namesake : byId.get(id);
    if (existing?.deletedAt) {
      fail('id', 'This technology is in the trash. Restore it first.');
      continue;
    }

    const said = Object.fromEntries([...values].map(([field, { value }]) => [field, value]));
    const result = existing
      ? v.safeParse(TechAssetFields, { ...fieldsOf(existing), ...said })
      : v.safeParse(NewTechAssetFields, said);
    if (!result.success) {
      for (const issue of result.issues) {
        const path = v.getDotPath(issue);
        fail(techAssetFieldNames.find((field) => field === path) ?? null, issue.message);
      }
      continue;
    }
    const fields = result.output;
    const name = nameKey(fields.name);
    const owner = byName.get(name);
    if (owner && owner.id !== existing?.id) fail('name', 'Another technology has this name.');
    const key = existing?.id ?? id;
    const before = (key === null ? undefined : linesById.get(key)) ?? linesByName.get(name);
    if (before !== undefined) fail(null, `Line ${before} has the same technology.`);
    if (key !== null) linesById.set(key, line);
    linesByName.set(name, line);

    const changed = existing ? techAssetFieldNames.filter((field) => existing[field] !== fields[field]) : [];
    planned.push({
      line,
      outcome: existing ? (changed.length > 0 ? 'change' : 'leave') : 'create',
      existing,
      id: id ?? undefined,
      values: fields,
      fields: changed,
    });
  }
  return { rows: planned, errors };
}
