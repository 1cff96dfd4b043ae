import * as v from 'valibot';
import { defineEndpoint, type FileRule } from '../endpoint.ts';
import { imageWidths } from '../entities/image-widths.ts';
import { nameOf } from '../line-of-text.ts';
import { wholeNumber } from '../reading.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

/** What files may be, by the content type that they are served with. */
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

/** Inactive: kept, and served to nobody but admins. Deleted: in the trash for 30 days. */
const assetStates = ['active', 'inactive', 'deleted'] as const;

const moment = v.string();

/** A file of the consultancy, as admins see it. */
export const AdminAsset = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  type: v.picklist(typeNames),
  /** Bytes. */
  byteSize: v.number(),
  /** Pixels; null for documents. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  state: v.picklist(assetStates),
  /** Changes with the bytes. */
  checksum: v.string(),
  createdAt: moment,
  updatedAt: moment,
  /** When it went into the trash. */
  deletedAt: v.nullable(moment),
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
});
export type AdminAsset = v.InferOutput<typeof AdminAsset>;

/** What may be uploaded. */
export const assetFile = {
  maximumSize: 25 * 1_024 * 1_024,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf'],
} as const satisfies FileRule;

/** How long the trash keeps an asset, in days. */
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
    'Write a category in small letters and digits, with hyphens between words: story-illustration.',
  ),
);

/** Whether the text could be the category of an asset. */
export function isAssetCategory(text: string): boolean {
  return v.is(AssetCategory, text);
}

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listAssets = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/assets',
  summary:
    'The files of the consultancy, a page at a time, the newest first where no order is given. Those in the trash only where `state` asks for them.',
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
  summary: 'Every category that an asset has, in the order of the alphabet.',
  answer: v.object({ categories: v.array(v.string()) }),
});

export const getAsset = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/assets/{id}',
  summary: 'One file of the consultancy, also from the trash.',
  params: v.object({ id: AssetId }),
  answer: AdminAsset,
});

export const getAssetFile = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/assets/{id}/file',
  summary: 'The bytes of an asset, or a smaller copy of a picture, also while the public cannot read it.',
  params: v.object({ id: AssetId }),
  query: v.object({ width: v.optional(v.picklist(imageWidths)) }),
  content: 'application/octet-stream',
});

export const uploadAsset = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/assets',
  summary:
    'Adds a file: PNG, JPEG, WebP, AVIF (still, 50 megapixels at most), SVG (512 kB at most) or PDF, told by its bytes. Pictures are written anew without their metadata, drawings without whatever runs or loads. Without a name it is called as its file.',
  body: v.object({ category: AssetCategory, name: v.optional(AssetName) }),
  file: assetFile,
  answer: AdminAsset,
});

export const replaceAssetFile = defineEndpoint({
  ...common,
  method: 'PUT',
  path: '/api/admin/assets/{id}/file',
  summary:
    'Puts another file in the place of an asset, at the same address: a picture for a picture, a document for a document. Refused with 409 if someone else changed it since that `version`.',
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
    'Changes name, category and whether the public can read it. Refused with 409 if someone else changed them since that `version`.',
  params: v.object({ id: AssetId }),
  body: v.object({
    name: AssetName,
    category: AssetCategory,
    isActive: v.boolean('Say whether it is active.'),
    version: RowVersion,
  }),
  answer: AdminAsset,
});

/** What can be done with assets, one or many at a time. */
const assetActions = ['activate', 'deactivate', 'delete', 'restore'] as const;
export type AssetAction = (typeof assetActions)[number];

export const actOnAssets = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/assets/actions',
  summary:
    'Activates or deactivates assets, puts them into the trash for 30 days, or takes them out of it. Each row is processed separately and has its own result in the answer.',
  body: actionOnRows(assetActions, 'an asset'),
  answer: ActionOutcomes,
});
