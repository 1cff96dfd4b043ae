import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';
import { NewTechAssetFields, TechAssetFields, techAssetFieldNames } from './tech-asset-fields.ts';

const moment = v.string();
const text = /* @__PURE__ */ v.nullable(v.string());
const figure = /* @__PURE__ */ v.nullable(v.number());

/** A technology of the showcase as admins see it. */
export const AdminTechAsset = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  description: text,
  url: text,
  iconPath: text,
  /** Highest first. */
  priority: v.number(),
  orbitRadius: figure,
  orbitSpeed: figure,
  orbitTilt: figure,
  iconSize: figure,
  isActive: v.boolean(),
  createdAt: moment,
  updatedAt: moment,
  /** When it was moved to the trash, where it stays for 30 days. Null: not in the trash. */
  deletedAt: v.nullable(moment),
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
});
export type AdminTechAsset = v.InferOutput<typeof AdminTechAsset>;

const TechAssetId = rowId('a technology');

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

/** Deleted: in the trash, whether or not it was active. */
const states = ['active', 'inactive', 'deleted'] as const;

export const listAdminTechAssets = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets',
  summary:
    'Lists technologies in pages, highest priority first by default. Technologies in the trash are included only if `state` includes `deleted`.',
  query: v.object({
    ...listQuery(['name', 'priority', 'category', 'updatedAt']),
    /** One or more categories, separated by commas. */
    category: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(1_000, 'Choose fewer categories.'),
        v.transform((names) => names.split(',')),
      ),
    ),
    state: v.optional(anyOf(states)),
  }),
  answer: listPage(AdminTechAsset),
});

export const listTechAssetCategories = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/categories',
  summary: 'Lists the categories in use, sorted by name.',
  answer: v.object({ data: v.array(v.string()) }),
});

export const getTechAssetOrder = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/order',
  summary: 'Lists all active technologies in the order visitors see them.',
  answer: v.object({ data: v.array(AdminTechAsset) }),
});

export const moveTechAsset = defineEndpoint({
  ...common,
  method: 'PUT',
  path: '/api/admin/tech-assets/order',
  summary:
    "Moves an active technology directly after another one, or to the front. Only the priorities in between change, so concurrent moves don't overwrite each other. Returns the new order, or 409 if one of the two is no longer active.",
  body: v.object({
    id: TechAssetId,
    /** The technology to move it after. Null: move to the front. */
    after: v.nullable(TechAssetId),
  }),
  answer: v.object({ data: v.array(AdminTechAsset) }),
});

export const createTechAsset = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/tech-assets',
  summary: 'Creates a technology. Returns 409 if another technology has the same name.',
  body: NewTechAssetFields,
  answer: AdminTechAsset,
});

export const getAdminTechAsset = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/{id}',
  summary: 'Retrieves a technology, including from the trash.',
  params: v.object({ id: TechAssetId }),
  answer: AdminTechAsset,
});

export const updateTechAsset = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/tech-assets/{id}',
  summary:
    'Updates a technology. Returns 409 if `version` is outdated or another technology has the same name.',
  params: v.object({ id: TechAssetId }),
  body: v.object({ ...TechAssetFields.entries, version: RowVersion }),
  answer: AdminTechAsset,
});

/** Actions on one or more technologies. */
const techAssetActions = ['activate', 'deactivate', 'delete', 'restore'] as const;
export type TechAssetAction = (typeof techAssetActions)[number];

export const actOnTechAssets = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/tech-assets/actions',
  summary:
    'Activates or deactivates technologies, moves them to the trash, or restores them. Rows are processed separately, and the response has a result for each.',
  body: actionOnRows(techAssetActions, 'a technology'),
  answer: ActionOutcomes,
});

/** Import and export file formats. */
const fileFormats = ['csv', 'json'] as const;
export type TechAssetFileFormat = (typeof fileFormats)[number];

/** Maximum number of technologies in a file. */
export const IMPORT_ROW_LIMIT = 1_000;

/** Maximum file length in characters. */
export const IMPORT_TEXT_LIMIT = 1_000_000;

/** The result of an import or of its dry run. */
export const TechAssetImport = /* @__PURE__ */ v.object({
  /** Whether the import was applied. */
  applied: v.boolean(),
  /** Identifies exactly these outcomes. Send it back to apply them. Null if there are errors. */
  plan: v.nullable(v.string()),
  rows: v.array(
    v.object({
      /** Line where the row begins in the file, counting from 1. */
      line: v.number(),
      name: v.string(),
      outcome: v.picklist(['create', 'change', 'leave']),
      /** The fields that change, if the outcome is `change`. */
      fields: v.array(v.picklist(techAssetFieldNames)),
    }),
  ),
  errors: v.array(
    v.object({
      line: v.number(),
      /** The column or field. Null if the whole line is invalid. */
      column: v.nullable(v.string()),
      message: v.string(),
    }),
  ),
});
export type TechAssetImport = v.InferOutput<typeof TechAssetImport>;

export const importTechAssets = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/tech-assets/import',
  summary:
    "Imports technologies from the text of a file. Without `plan`, it is a dry run that returns the changes and every error with its line. With the `plan` from that response, it applies the import in one transaction, or returns 409 if the result would now differ. A row updates the technology with its ID or, without an ID, with its name. Other rows create technologies. Fields that a row omits don't change.",
  body: v.object({
    format: v.picklist(fileFormats, 'Choose csv or json.'),
    text: v.pipe(
      v.string(),
      v.maxLength(IMPORT_TEXT_LIMIT, `A file has at most ${IMPORT_TEXT_LIMIT} characters.`),
    ),
    plan: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64, 'Enter the plan from a dry run.'))), null),
  }),
  answer: TechAssetImport,
});

export const exportTechAssetsAsCsv = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/export.csv',
  summary:
    'Exports all technologies outside the trash as a CSV file, highest priority first. The file can be imported again. Text that a spreadsheet would read as a formula is prefixed with an apostrophe, which the import removes.',
  content: 'text/csv',
});

export const exportTechAssetsAsJson = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/export.json',
  summary:
    'Exports all technologies outside the trash as a JSON file, highest priority first. The file can be imported again.',
  content: 'application/json',
});
