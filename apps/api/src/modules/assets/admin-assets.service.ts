import { createHash, randomUUID } from 'node:crypto';
import {
  type AdminAsset,
  type AssetAction,
  type adminEndpoints,
  assetTypes,
} from '@uplift/data-client/contract/admin';
import type * as v from 'valibot';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import { uploadName } from '../../files/upload-name.ts';
import { answerPage } from '../../http/answer-page.ts';
import { sortOrder } from '../../http/list-page.ts';
import type { UploadedFile } from '../../http/receive-upload.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import { assetTypeOf } from './asset-kinds.ts';
import {
  type AssetFields,
  type AssetFileFields,
  type AssetRow,
  type AssetState,
  createAssetsRepository,
} from './assets.repository.ts';
import { prepareFile } from './prepare-file.ts';

type AssetQuery = v.InferOutput<typeof adminEndpoints.listAssets.query>;

export type AdminAssetsService = ReturnType<typeof createAdminAssetsService>;

const NAME_LENGTH = 120;

function stateOf({ deletedAt, isActive }: AssetRow): AssetState {
  if (deletedAt) return 'deleted';
  return isActive ? 'active' : 'inactive';
}

function toAnswer(row: AssetRow): AdminAsset {
  const type = assetTypeOf(row.contentType);
  if (!type)
    throw new TypeError(`The asset ${row.id} is of the type ${row.contentType}, which no upload has.`);
  return {
    ...row,
    type,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

/** The fields of an asset that the audit log records. */
const shown = (asset: AssetRow) => ({ name: asset.name, category: asset.category, state: stateOf(asset) });

/** The fields of a file that the audit log records. */
const fileOf = ({ contentType, byteSize, width, height, checksum }: AssetFileFields) => ({
  contentType,
  byteSize,
  width,
  height,
  checksum,
});

/** What the events of an asset have in common. */
const eventOf = (actor: Actor, subject: AssetRow) => ({
  actor,
  subject,
  data: { category: subject.category, isActive: stateOf(subject) === 'active' },
});

/** Default name of an asset: the file name without its extension. */
function nameOf(file: UploadedFile): string {
  return uploadName(file.name, NAME_LENGTH) || 'Untitled';
}

const changed = () => changedMeanwhile('asset');

/** @throws HttpError 409 */
function refuseTrashed({ deletedAt }: AssetRow): void {
  if (deletedAt) throw new HttpError(409, 'This asset is in the trash. Restore it first.');
}

const enumeration = new Intl.ListFormat('en-US');

type Dependencies = Pick<Container, 'db' | 'files' | 'events' | 'contentVersion' | 'now'>;

export function createAdminAssetsService(
  { db, files, events, contentVersion, now }: Dependencies,
  /** The asset that every page shows. Its file can be replaced, but it can't be deactivated or deleted. */
  navigationLogoId: string,
) {
  const find = async (tx: Database, id: string) => found(await createAssetsRepository(tx).find(id), 'asset');

  /** @throws HttpError 404, or 409 if the row version has changed or the asset is in the trash */
  async function findVersion(tx: Database, id: string, version: number): Promise<AssetRow> {
    const asset = await find(tx, id);
    if (asset.version !== version) throw changed();
    refuseTrashed(asset);
    return asset;
  }

  /** Runs a transaction that changes content, and makes it visible in this process immediately after the commit. */
  async function change<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await unitOfWork(db, work);
    await contentVersion.refresh();
    return result;
  }

  /** @throws HttpError 409 if the asset is in use */
  async function checkUnused(tx: Transaction, { id }: AssetRow): Promise<void> {
    if (id === navigationLogoId) {
      throw new HttpError(409, 'Every page of the site shows this logo. Replace its file instead.');
    }
    const users = await createAssetsRepository(tx).usersOf(id);
    if (users.length === 0) return;
    const named = enumeration.format(users.map((name) => `“${name}”`));
    throw new HttpError(409, `Still in use by ${named}. Choose another picture there first.`);
  }

  /** Stores a file under a new key, so that a row never points to a partially written file. */
  async function keep(id: string, upload: UploadedFile): Promise<AssetFileFields> {
    const { type, bytes, width, height } = await prepareFile(upload);
    const storageKey = `assets/${id}/${randomUUID()}.${type}`;
    await files.write(storageKey, bytes);
    return {
      contentType: assetTypes[type],
      byteSize: bytes.byteLength,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      width,
      height,
    };
  }

  /** @param recorded the fields that the audit log compares */
  async function update(
    tx: Transaction,
    actor: Actor,
    type: DomainEventType<'asset'>,
    asset: AssetRow,
    fields: Partial<AssetRow>,
    recorded: (asset: AssetRow) => Record<string, unknown> = shown,
  ): Promise<AssetRow> {
    const { id, version } = asset;
    const updated = await createAssetsRepository(tx).update(id, version, { ...fields, updatedAt: now() });
    if (!updated) throw changed();
    await events.record(tx, {
      ...eventOf(actor, updated),
      type,
      before: recorded(asset),
      after: recorded(updated),
    });
    return updated;
  }

  const actions = {
    activate: async (tx, actor, asset) => {
      refuseTrashed(asset);
      if (!asset.isActive) await update(tx, actor, 'asset.activated', asset, { isActive: true });
    },
    deactivate: async (tx, actor, asset) => {
      refuseTrashed(asset);
      if (!asset.isActive) return;
      await checkUnused(tx, asset);
      await update(tx, actor, 'asset.deactivated', asset, { isActive: false });
    },
    delete: async (tx, actor, asset) => {
      if (asset.deletedAt) return;
      await checkUnused(tx, asset);
      await update(tx, actor, 'asset.deleted', asset, { deletedAt: now() });
    },
    restore: async (tx, actor, asset) => {
      if (asset.deletedAt) await update(tx, actor, 'asset.restored', asset, { deletedAt: null });
    },
  } satisfies Record<AssetAction, (tx: Transaction, actor: Actor, asset: AssetRow) => Promise<void>>;

  return {
    list: ({ q: search, sort = '-createdAt', ...query }: AssetQuery) =>
      answerPage(query, toAnswer, (range) =>
        createAssetsRepository(db).list({ ...query, ...range, search, sort: sortOrder(sort) }),
      ),

    categories: () => createAssetsRepository(db).categories(),

    /** @throws HttpError 404 */
    read: async (id: string): Promise<AdminAsset> => toAnswer(await find(db, id)),

    /** Returns the row of an asset, also if its file isn't public. @throws HttpError 404 */
    describeFile: (id: string) => find(db, id),

    /** @throws HttpError 400 if the file is rejected */
    upload: async (
      actor: Actor,
      upload: UploadedFile,
      { category, name = nameOf(upload) }: { category: string; name?: string | undefined },
    ): Promise<AdminAsset> => {
      const id = randomUUID();
      const file = await keep(id, upload);
      const fields = { name, category, isActive: true };
      return change(async (tx) => {
        const asset = await createAssetsRepository(tx).add({ id, ...fields, ...file, createdAt: now() });
        await events.record(tx, {
          ...eventOf(actor, asset),
          type: 'asset.uploaded',
          after: { ...fields, ...fileOf(file) },
        });
        return toAnswer(asset);
      });
    },

    /** @throws HttpError 400, 404, or 409 if it changed since it was read */
    replaceFile: async (
      actor: Actor,
      id: string,
      upload: UploadedFile,
      version: number,
    ): Promise<AdminAsset> => {
      // Checked before the file is stored, so that a rejected request writes no file.
      const known = await findVersion(db, id, version);
      const file = await keep(id, upload);
      const isDocument = known.contentType === assetTypes.pdf;
      if (isDocument !== (file.contentType === assetTypes.pdf)) {
        const message = isDocument
          ? `${known.name} is a document. Replace it by a PDF.`
          : `${known.name} is a picture. Replace it by a picture.`;
        throw new HttpError(400, message, { errors: { file: [message] } });
      }
      return change(async (tx) => {
        const asset = await findVersion(tx, id, version);
        return toAnswer(await update(tx, actor, 'asset.replaced', asset, file, fileOf));
      });
    },

    /** @throws HttpError 404, or 409 if it changed since it was read or is in use and can't be deactivated */
    update: (
      actor: Actor,
      id: string,
      { version, ...fields }: AssetFields & { version: number },
    ): Promise<AdminAsset> =>
      change(async (tx) => {
        const asset = await findVersion(tx, id, version);
        if (asset.isActive && !fields.isActive) await checkUnused(tx, asset);
        return toAnswer(await update(tx, actor, 'asset.updated', asset, fields));
      }),

    /** Applies an action to each asset separately. The result says why an asset was skipped. */
    act: (actor: Actor, { action, ids }: { action: AssetAction; ids: readonly string[] }) =>
      actOnEach(ids, (id) => change(async (tx) => actions[action](tx, actor, await find(tx, id)))),
  };
}
