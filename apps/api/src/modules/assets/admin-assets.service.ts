import { createHash, randomUUID } from 'node:crypto';
import {
  type ActionOutcomes,
  type AdminAsset,
  type AssetAction,
  type AssetType,
  assetTypes,
} from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import type { FileStore } from '../../files/file-store.ts';
import { uploadName } from '../../files/upload-name.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import type { UploadedFile } from '../../http/receive-upload.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type {
  AdminAssetRow,
  AdminAssetsRepository,
  AssetFields,
  AssetFileFields,
  AssetState,
  AssetsTransaction,
} from './admin-assets.repository.ts';
import { prepareFile } from './prepare-file.ts';

interface AssetPage {
  data: AdminAsset[];
  page: number;
  pageSize: number;
  total: number;
}

interface AssetQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | 'byteSize' | '-byteSize' | undefined;
  category?: string[] | undefined;
  state?: AssetState[] | undefined;
  type?: AssetType[] | undefined;
}

export interface AdminAssetsService {
  list: (query: AssetQuery) => Promise<AssetPage>;
  categories: () => Promise<string[]>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<AdminAsset>;
  /** Returns the row of an asset, also if its file isn't public. @throws HttpError 404 */
  describeFile: (id: string) => Promise<AdminAssetRow>;
  /** @throws HttpError 400 if the file is rejected */
  upload: (
    actor: Actor,
    file: UploadedFile,
    fields: { category: string; name?: string | undefined },
  ) => Promise<AdminAsset>;
  /** @throws HttpError 400, 404, or 409 if it changed since it was read */
  replaceFile: (actor: Actor, id: string, file: UploadedFile, version: number) => Promise<AdminAsset>;
  /** @throws HttpError 404, or 409 if it changed since it was read or is in use and can't be deactivated */
  update: (actor: Actor, id: string, change: AssetFields & { version: number }) => Promise<AdminAsset>;
  /** Applies an action to each asset separately. The result says why an asset was skipped. */
  act: (actor: Actor, action: AssetAction, ids: readonly string[]) => Promise<ActionOutcomes>;
}

const NAME_LENGTH = 120;

const typeOf = new Map<string, AssetType>();
for (const name of ['png', 'jpeg', 'webp', 'avif', 'svg', 'pdf'] as const) typeOf.set(assetTypes[name], name);

function assetTypeOf({ contentType, id }: Pick<AdminAssetRow, 'contentType' | 'id'>): AssetType {
  const type = typeOf.get(contentType);
  if (!type) throw new TypeError(`The asset ${id} is of the type ${contentType}, which no upload has.`);
  return type;
}

function stateOf({ deletedAt, isActive }: Pick<AdminAssetRow, 'deletedAt' | 'isActive'>): AssetState {
  if (deletedAt) return 'deleted';
  return isActive ? 'active' : 'inactive';
}

function toAnswer(row: AdminAssetRow): AdminAsset {
  const { id, name, category, byteSize, width, height, checksum, version } = row;
  return {
    id,
    name,
    category,
    type: assetTypeOf(row),
    byteSize,
    width,
    height,
    state: stateOf(row),
    checksum,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    version,
  };
}

const fieldsOf = ({ name, category, isActive }: AssetFields): AssetFields => ({ name, category, isActive });

/** The fields of a file that the audit log records. */
const fileOf = ({ contentType, byteSize, width, height, checksum }: AssetFileFields) => ({
  contentType,
  byteSize,
  width,
  height,
  checksum,
});

/** Default name of an asset: the file name without its extension. */
function nameOf(file: UploadedFile): string {
  return uploadName(file.name, NAME_LENGTH) || 'Untitled';
}

const changed = () => changedMeanwhile('asset');
const notFound = () => new HttpError(404, 'There is no such asset.');

const IN_TRASH = 'This asset is in the trash. Restore it first.';

export function createAdminAssetsService({
  repository,
  files,
  events,
  navigationLogoId,
  contentChanged,
  now,
}: {
  repository: AdminAssetsRepository;
  files: FileStore;
  events: Events;
  /** The asset that every page shows. Its file can be replaced, but it can't be deactivated or deleted. */
  navigationLogoId: string;
  /** Makes a change visible in this process immediately. */
  contentChanged: () => Promise<void>;
  now: Clock;
}): AdminAssetsService {
  async function findIn(assets: AssetsTransaction, id: string): Promise<AdminAssetRow> {
    const asset = await assets.find(id);
    if (!asset) throw notFound();
    return asset;
  }

  /** Runs a transaction that changes content, and makes it visible after the commit. */
  async function change<Result>(run: (assets: AssetsTransaction) => Promise<Result>): Promise<Result> {
    const result = await repository.transaction(run);
    await contentChanged();
    return result;
  }

  async function record(
    assets: AssetsTransaction,
    actor: Actor,
    action: DomainEventType<'asset'>,
    { subject, before, after }: { subject: AdminAssetRow; before: object; after: object },
  ): Promise<void> {
    await events.record(assets.tx, {
      type: action,
      actor,
      occurredAt: now(),
      subject,
      before: { ...before },
      after: { ...after },
      data: { category: subject.category, isActive: stateOf(subject) === 'active' },
    });
  }

  /** @throws HttpError 409 if the asset is in use */
  async function checkUnused(assets: AssetsTransaction, { id }: AdminAssetRow): Promise<void> {
    if (id === navigationLogoId) {
      throw new HttpError(409, 'Every page of the site shows this logo. Replace its file instead.');
    }
    const users = await assets.usersOf(id);
    if (users.length === 0) return;
    const named = users.map((name) => `“${name}”`).join(', ');
    throw new HttpError(
      409,
      `${named} ${users.length === 1 ? 'shows' : 'show'} this. Choose another picture there first.`,
    );
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

  async function update(
    assets: AssetsTransaction,
    actor: Actor,
    action: DomainEventType<'asset'>,
    asset: AdminAssetRow,
    fields: Partial<AssetFields> | { deletedAt: Date | null },
  ): Promise<AdminAssetRow> {
    if (!(await assets.update(asset.id, asset.version, { ...fields, updatedAt: now() }))) throw changed();
    const subject = await findIn(assets, asset.id);
    const shown = (row: AdminAssetRow) => ({ name: row.name, category: row.category, state: stateOf(row) });
    await record(assets, actor, action, { subject, before: shown(asset), after: shown(subject) });
    return subject;
  }

  const actions: Record<
    AssetAction,
    (assets: AssetsTransaction, actor: Actor, asset: AdminAssetRow) => Promise<unknown>
  > = {
    activate: async (assets, actor, asset) => {
      if (asset.deletedAt) throw new HttpError(409, IN_TRASH);
      if (!asset.isActive) await update(assets, actor, 'asset.activated', asset, { isActive: true });
    },
    deactivate: async (assets, actor, asset) => {
      if (asset.deletedAt) throw new HttpError(409, IN_TRASH);
      if (!asset.isActive) return;
      await checkUnused(assets, asset);
      await update(assets, actor, 'asset.deactivated', asset, { isActive: false });
    },
    delete: async (assets, actor, asset) => {
      if (asset.deletedAt) return;
      await checkUnused(assets, asset);
      await update(assets, actor, 'asset.deleted', asset, { deletedAt: now() });
    },
    restore: async (assets, actor, asset) => {
      if (asset.deletedAt) await update(assets, actor, 'asset.restored', asset, { deletedAt: null });
    },
  };

  /** @throws HttpError 404, or 409 if the row version has changed or the asset is in the trash */
  function checkVersion(asset: AdminAssetRow | null, version: number): AdminAssetRow {
    if (!asset) throw notFound();
    if (asset.version !== version) throw changed();
    if (asset.deletedAt) throw new HttpError(409, IN_TRASH);
    return asset;
  }

  async function describeFile(id: string): Promise<AdminAssetRow> {
    const asset = await repository.find(id);
    if (!asset) throw notFound();
    return asset;
  }

  return {
    list: async ({ q, sort = '-createdAt', category, state, type, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        categories: category,
        states: state,
        contentTypes: type?.map((name) => assetTypes[name]),
        sort: sortOrder(sort),
        limit,
        offset,
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    categories: repository.categories,

    read: async (id) => toAnswer(await describeFile(id)),

    describeFile,

    upload: async (actor, upload, { category, name = nameOf(upload) }) => {
      const id = randomUUID();
      const file = await keep(id, upload);
      return change(async (assets) => {
        await assets.add({ id, name, category, isActive: true, ...file, createdAt: now() });
        const subject = await findIn(assets, id);
        const after = { ...fieldsOf(subject), ...fileOf(file) };
        await record(assets, actor, 'asset.uploaded', { subject, before: {}, after });
        return toAnswer(subject);
      });
    },

    replaceFile: async (actor, id, upload, version) => {
      // Checked before the file is stored, so that a rejected request writes no file.
      const known = checkVersion(await repository.find(id), version);
      const file = await keep(id, upload);
      if ((known.contentType === assetTypes.pdf) !== (file.contentType === assetTypes.pdf)) {
        const message =
          known.contentType === assetTypes.pdf
            ? `${known.name} is a document. Replace it by a PDF.`
            : `${known.name} is a picture. Replace it by a picture.`;
        throw new HttpError(400, message, { errors: { file: [message] } });
      }
      return change(async (assets) => {
        const asset = checkVersion(await assets.find(id), version);
        if (!(await assets.update(id, version, { ...file, updatedAt: now() }))) throw changed();
        const subject = await findIn(assets, id);
        await record(assets, actor, 'asset.replaced', {
          subject,
          before: fileOf(asset),
          after: fileOf(file),
        });
        return toAnswer(subject);
      });
    },

    update: (actor, id, { version, ...given }) =>
      change(async (assets) => {
        const asset = checkVersion(await assets.find(id), version);
        if (asset.isActive && !given.isActive) await checkUnused(assets, asset);
        return toAnswer(await update(assets, actor, 'asset.updated', asset, fieldsOf(given)));
      }),

    act: (actor, action, ids) =>
      actOnEach(ids, (id) =>
        change(async (assets) => actions[action](assets, actor, await findIn(assets, id))),
      ),
  };
}
