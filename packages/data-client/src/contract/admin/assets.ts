import * as v from 'valibot';
import { defineEndpoint, type FileRule } from '../endpoint.ts';
import { imageWidths } from '../entities/image-widths.ts';
import { nameOf } from '../line-of-text.ts';
import { wholeNumber } from '../reading.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

/** Supported file types, with the content type that each is served with. */
export const assetTypes = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const;
export type AssetType = keyof typeof assetTypes;

const typeNames = ['png', 'jpeg', 'webp', 'avif', 'svg', 'pdf'] as const satisfies readonly AssetType[];

/** Inactive: served to admins only. Deleted: in the trash for 30 days. */
const assetStates = ['active', 'inactive', 'deleted'] as const;

const moment = v.string();

/** An asset as admins see it. */
export const AdminAsset = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  type: v.picklist(typeNames),
  /** Bytes. */
  byteSize: v.number(),
  /** Pixels. Null for documents. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  state: v.picklist(assetStates),
  /** Changes when the bytes change. */
  checksum: v.string(),
  createdAt: moment,
  updatedAt: moment,
  /** When it was moved to the trash. */
  deletedAt: v.nullable(moment),
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
});
export type AdminAsset = v.InferOutput<typeof AdminAsset>;

/** Upload limits. */
export const assetFile = {
  maximumSize: 25 * 1_024 * 1_024,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf'],
} as const satisfies FileRule;

/** Days an asset stays in the trash. */
export const ASSET_TRASH_DAYS = 30;

const AssetId = rowId('an asset');

const AssetName = /* @__PURE__ */ nameOf(120, {
  missing: 'Enter a name.',
  tooLong: 'A name has at most 120 characters.',
});

const AssetCategory = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a category.'),
  v.maxLength(60, 'A category has at most 60 characters.'),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use lowercase letters and digits with hyphens between words, such as story-illustration.',
  ),
);

/** Whether the text is a valid asset category. */
export function isAssetCategory(text: string): boolean {
  return v.is(AssetCategory, text);
}

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listAssets = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/assets',
  summary:
    'Lists assets in pages, newest first by default. Assets in the trash are included only if `state` asks for them.',
  query: v.object({
    ...listQuery(['name', 'createdAt', 'byteSize']),
    category: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',')),
        v.array(AssetCategory),
      ),
    ),
    state: v.optional(anyOf(assetStates)),
    type: v.optional(anyOf(typeNames)),
  }),
  answer: listPage(AdminAsset),
});

export const listAssetCategories = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/assets/categories',
  summary: 'Lists all asset categories in alphabetical order.',
  answer: v.object({ categories: v.array(v.string()) }),
});

export const getAsset = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/assets/{id}',
  summary: 'Retrieves an asset, including from the trash.',
  params: v.object({ id: AssetId }),
  answer: AdminAsset,
});

export const getAssetFile = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/assets/{id}/file',
  summary: "Downloads an asset, or a smaller copy of an image, even if it isn't public.",
  params: v.object({ id: AssetId }),
  query: v.object({ width: v.optional(v.picklist(imageWidths)) }),
  content: 'application/octet-stream',
});

export const uploadAsset = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/assets',
  summary:
    'Uploads an asset: PNG, JPEG, WebP, AVIF (still, up to 50 megapixels), SVG (up to 512 kB), or PDF. The type is detected from the content. Images are re-encoded without metadata, and SVGs are stripped of scripts and external resources. The name defaults to the file name.',
  body: v.object({ category: AssetCategory, name: v.optional(AssetName) }),
  file: assetFile,
  answer: AdminAsset,
});

export const replaceAssetFile = defineEndpoint({
  ...common,
  method: 'PUT',
  path: '/api/admin/assets/{id}/file',
  summary:
    'Replaces the file of an asset at the same URL: an image with an image, a document with a document. Returns 409 if `version` is outdated.',
  params: v.object({ id: AssetId }),
  body: v.object({ version: wholeNumber(1, 2_147_483_647) }),
  file: assetFile,
  answer: AdminAsset,
});

export const updateAsset = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/assets/{id}',
  summary:
    "Updates an asset's name, category, and whether it is public. Returns 409 if `version` is outdated.",
  params: v.object({ id: AssetId }),
  body: v.object({
    name: AssetName,
    category: AssetCategory,
    isActive: v.boolean('Choose true or false.'),
    version: RowVersion,
  }),
  answer: AdminAsset,
});

/** Actions on one or more assets. */
const assetActions = ['activate', 'deactivate', 'delete', 'restore'] as const;
export type AssetAction = (typeof assetActions)[number];

export const actOnAssets = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/assets/actions',
  summary:
    'Activates or deactivates assets, moves them to the trash for 30 days, or restores them. Rows are processed separately, and the response has a result for each.',
  body: actionOnRows(assetActions, 'an asset'),
  answer: ActionOutcomes,
});
