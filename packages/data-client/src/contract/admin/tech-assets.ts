import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';
import { NewTechAssetFields, TechAssetFields, techAssetFieldNames } from './tech-asset-fields.ts';

const moment = v.string();
const text = /* @__PURE__ */ v.nullable(v.string());
const figure = /* @__PURE__ */ v.nullable(v.number());

/** A technology of the showcase, as admins see it. */
export const AdminTechAsset = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  description: text,
  url: text,
  iconPath: text,
  /** The highest comes first. */
  priority: v.number(),
  orbitRadius: figure,
  orbitSpeed: figure,
  orbitTilt: figure,
  iconSize: figure,
  isActive: v.boolean(),
  createdAt: moment,
  updatedAt: moment,
  /** Since when it lies in the trash, which keeps it for 30 days; null: it does not. */
  deletedAt: v.nullable(moment),
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
});
export type AdminTechAsset = v.InferOutput<typeof AdminTechAsset>;

const TechAssetId = rowId('a technology');

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

/** Deleted: in the trash, whether it was active or not. */
const states = ['active', 'inactive', 'deleted'] as const;

export const listAdminTechAssets = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets',
  summary:
    'The technologies, a page at a time, highest priority first where no order is given. Those in the trash come only where `state` names `deleted`.',
  query: v.object({
    ...listQuery(['name', 'priority', 'category', 'updatedAt']),
    /** One or more categories, separated by commas. */
    category: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(1_000, 'Name fewer categories.'),
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
  summary: 'The categories that occur, by name.',
  answer: v.object({ data: v.array(v.string()) }),
});

export const getTechAssetOrder = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/order',
  summary: 'All active technologies in the order in which visitors see them.',
  answer: v.object({ data: v.array(AdminTechAsset) }),
});

export const moveTechAsset = defineEndpoint({
  ...common,
  method: 'PUT',
  path: '/api/admin/tech-assets/order',
  summary:
    'Moves an active technology directly behind another one, or to the very front. Only the priorities in its way change, so that moves of several people at a time all count. Answers the new order; 409 where one of the two is not active any more.',
  body: v.object({
    id: TechAssetId,
    /** Behind which one; null: to the front. */
    after: v.nullable(TechAssetId),
  }),
  answer: v.object({ data: v.array(AdminTechAsset) }),
});

export const createTechAsset = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/tech-assets',
  summary: 'Adds a technology. Refused with 409 where another one has its name.',
  body: NewTechAssetFields,
  answer: AdminTechAsset,
});

export const getAdminTechAsset = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/{id}',
  summary: 'One technology, be it in the trash or not.',
  params: v.object({ id: TechAssetId }),
  answer: AdminTechAsset,
});

export const updateTechAsset = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/tech-assets/{id}',
  summary:
    'Changes a technology. Refused with 409 if someone else changed it since that `version`, or where another one has its name.',
  params: v.object({ id: TechAssetId }),
  body: v.object({ ...TechAssetFields.entries, version: RowVersion }),
  answer: AdminTechAsset,
});

/** What can be done with technologies, one or many at a time. */
const techAssetActions = ['activate', 'deactivate', 'delete', 'restore'] as const;
export type TechAssetAction = (typeof techAssetActions)[number];

export const actOnTechAssets = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/tech-assets/actions',
  summary:
    'Shows technologies to visitors or hides them, puts them into the trash or takes them out of it. Each row is processed separately and has its own result in the answer.',
  body: actionOnRows(techAssetActions, 'a technology'),
  answer: ActionOutcomes,
});

/** How files with technologies are written. */
const fileFormats = ['csv', 'json'] as const;
export type TechAssetFileFormat = (typeof fileFormats)[number];

/** How many technologies a file holds at most. */
export const IMPORT_ROW_LIMIT = 1_000;

/** How long a file is at most, in characters. */
export const IMPORT_TEXT_LIMIT = 1_000_000;

/** What an import makes of a file, or would make of it. */
export const TechAssetImport = /* @__PURE__ */ v.object({
  /** Whether it was done. */
  applied: v.boolean(),
  /** Names exactly these outcomes: give it back to have them done. Null where there are errors. */
  plan: v.nullable(v.string()),
  rows: v.array(
    v.object({
      /** Where it begins in the file; the first line is 1. */
      line: v.number(),
      name: v.string(),
      outcome: v.picklist(['create', 'change', 'leave']),
      /** The fields that change, where it is changed. */
      fields: v.array(v.picklist(techAssetFieldNames)),
    }),
  ),
  errors: v.array(
    v.object({
      line: v.number(),
      /** The column or field; null where the whole line is wrong. */
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
    'Reads technologies from the text of a file. Without a `plan` nothing is changed: the answer tells what would be, and every error with its line. With the plan of that answer it is done, all of it or nothing; 409 where it would come out differently by now. A row changes the technology with its id or, without one, with its name; anything else is new. What a row does not name stays as it is.',
  body: v.object({
    format: v.picklist(fileFormats, 'Choose csv or json.'),
    text: v.pipe(
      v.string(),
      v.maxLength(IMPORT_TEXT_LIMIT, `A file has at most ${IMPORT_TEXT_LIMIT} characters.`),
    ),
    plan: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64, 'This is no plan of a dry run.'))), null),
  }),
  answer: TechAssetImport,
});

export const exportTechAssetsAsCsv = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/export.csv',
  summary:
    'All technologies outside the trash as a CSV file, highest priority first. The import reads it again. An apostrophe stands before text that a spreadsheet would take for a formula; the import takes it away.',
  content: 'text/csv',
});

export const exportTechAssetsAsJson = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/tech-assets/export.json',
  summary:
    'All technologies outside the trash as a JSON file, highest priority first. The import reads it again.',
  content: 'application/json',
});
