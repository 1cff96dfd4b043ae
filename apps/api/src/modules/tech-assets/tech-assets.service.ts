import type { TechAsset } from '@uplift/data-client/contract';
import {
  type AdminTechAsset,
  type adminEndpoints,
  PRIORITY_LIMIT,
  type TechAssetAction,
  type TechAssetFields,
} from '@uplift/data-client/contract/admin';
import type * as v from 'valibot';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import { answerPage } from '../../http/answer-page.ts';
import { sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import { placeAfter } from './place-after.ts';
import { fieldsOf } from './plan-import.ts';
import { createTechAssetsRepository, type TechAssetRow } from './tech-assets.repository.ts';

/** How long technologies stay in the trash, in milliseconds: 30 days. */
export const TRASH_RETENTION_MS = 30 * 24 * 3_600_000;

type TechAssetQuery = v.InferOutput<typeof adminEndpoints.listAdminTechAssets.query>;

export type TechAssetsService = ReturnType<typeof createTechAssetsService>;

function toAnswer({ createdAt, updatedAt, deletedAt, ...row }: TechAssetRow): AdminTechAsset {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

const changed = () => changedMeanwhile('technology');
const refuseName = refuseTaken('name', 'Another technology has this name.');

/** @throws HttpError 409 */
function refuseTrashed({ deletedAt }: TechAssetRow): void {
  if (deletedAt) throw new HttpError(409, 'This technology is in the trash. Restore it first.');
}

type Dependencies = Pick<Container, 'db' | 'contentVersion' | 'events' | 'now'>;

export function createTechAssetsService({ db, contentVersion, events, now }: Dependencies) {
  const find = async (tx: Database, id: string) =>
    found(await createTechAssetsRepository(tx).find(id), 'technology');

  const listActive = async (): Promise<{ data: AdminTechAsset[] }> => ({
    data: (await createTechAssetsRepository(db).listActive()).map(toAnswer),
  });

  /** Changes technologies in a transaction and then makes this process serve the changes. */
  async function changing<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await unitOfWork(db, work);
    await contentVersion.refresh();
    return result;
  }

  async function update(
    tx: Transaction,
    actor: Actor,
    type: DomainEventType<'tech-asset'>,
    subject: TechAssetRow,
    fields: Partial<TechAssetFields> | { deletedAt: Date | null },
  ): Promise<TechAssetRow> {
    const { id, version } = subject;
    const updated = await createTechAssetsRepository(tx).update(id, version, fields).catch(refuseName);
    if (!updated) throw changed();
    const before = fieldsOf(subject);
    await events.record(tx, { type, actor, subject, before, after: fieldsOf({ ...subject, ...fields }) });
    return updated;
  }

  const actions = {
    activate: async (tx, actor, technology) => {
      refuseTrashed(technology);
      if (!technology.isActive)
        await update(tx, actor, 'tech-asset.activated', technology, { isActive: true });
    },
    deactivate: async (tx, actor, technology) => {
      refuseTrashed(technology);
      if (technology.isActive)
        await update(tx, actor, 'tech-asset.deactivated', technology, { isActive: false });
    },
    delete: async (tx, actor, technology) => {
      if (!technology.deletedAt)
        await update(tx, actor, 'tech-asset.deleted', technology, { deletedAt: now() });
    },
    restore: async (tx, actor, technology) => {
      if (technology.deletedAt)
        await update(tx, actor, 'tech-asset.restored', technology, { deletedAt: null });
    },
  } satisfies Record<TechAssetAction, (tx: Transaction, actor: Actor, row: TechAssetRow) => Promise<void>>;

  return {
    /** All active technologies in the order that visitors see. */
    listActive,

    /** The active technologies with the number of published stories that used each. */
    listPublic: async (): Promise<{ data: TechAsset[] }> => {
      const { data } = await listActive();
      const stories = await createTechAssetsRepository(db).countStories(now());
      return { data: data.map((each) => ({ ...each, storyCount: stories.get(each.id) ?? 0 })) };
    },

    list: ({ q: search, sort = '-priority', ...query }: TechAssetQuery) =>
      answerPage(query, toAnswer, (range) =>
        createTechAssetsRepository(db).list({ ...query, ...range, search, sort: sortOrder(sort) }),
      ),

    listCategories: async () => ({ data: await createTechAssetsRepository(db).listCategories() }),

    /**
     * Moves an active technology directly after another one, or to the front if `after` is null.
     *
     * @throws HttpError 409 if one of them isn't active
     */
    move: async (actor: Actor, id: string, after: string | null): Promise<{ data: AdminTechAsset[] }> => {
      await changing(async (tx) => {
        const order = await createTechAssetsRepository(tx).lockActive();
        const known = new Map(order.map((each) => [each.id, each]));
        if (!known.has(id) || (after !== null && !known.has(after)) || id === after) {
          throw new HttpError(409, 'The order has changed. Reload the list and try again.');
        }
        for (const [movedId, priority] of placeAfter(order, id, after, PRIORITY_LIMIT)) {
          const technology = known.get(movedId);
          if (!technology || technology.priority === priority) continue;
          await update(tx, actor, 'tech-asset.moved', technology, { priority });
        }
      });
      return listActive();
    },

    /** @throws HttpError 404 */
    read: async (id: string): Promise<AdminTechAsset> => toAnswer(await find(db, id)),

    /** @throws HttpError 409 if another technology has the name */
    create: (actor: Actor, fields: TechAssetFields): Promise<AdminTechAsset> =>
      changing(async (tx) => {
        const rows = createTechAssetsRepository(tx);
        const created = one(await rows.insert([fieldsOf(fields)]).catch(refuseName));
        const after = fieldsOf(created);
        await events.record(tx, { type: 'tech-asset.created', actor, subject: created, after });
        return toAnswer(created);
      }),

    /** @throws HttpError 404, or 409 if it changed since it was read, is in the trash, or the name is taken */
    update: (
      actor: Actor,
      id: string,
      { version, ...given }: TechAssetFields & { version: number },
    ): Promise<AdminTechAsset> =>
      changing(async (tx) => {
        const technology = await find(tx, id);
        if (technology.version !== version) throw changed();
        refuseTrashed(technology);
        return toAnswer(await update(tx, actor, 'tech-asset.updated', technology, fieldsOf(given)));
      }),

    /** Applies an action to each technology separately. The result says why one was skipped. */
    act: async (actor: Actor, { action, ids }: { action: TechAssetAction; ids: readonly string[] }) => {
      try {
        return await actOnEach(ids, (id) =>
          unitOfWork(db, async (tx) => actions[action](tx, actor, await find(tx, id))),
        );
      } finally {
        await contentVersion.refresh();
      }
    },

    /** Permanently deletes technologies that have been in the trash for 30 days. */
    cleanUp: () =>
      createTechAssetsRepository(db).removeDeletedBefore(new Date(now().getTime() - TRASH_RETENTION_MS)),
  };
}
