import type { TechAsset } from '@uplift/data-client/contract';
import {
  type ActionOutcomes,
  type AdminTechAsset,
  PRIORITY_LIMIT,
  type TechAssetAction,
  type TechAssetFields,
} from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEvent, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import { placeAfter } from './place-after.ts';
import { fieldsOf } from './plan-import.ts';
import type {
  TechAssetRow,
  TechAssetState,
  TechAssetsRepository,
  TechAssetsTransaction,
} from './tech-assets.repository.ts';

/** How long technologies stay in the trash, in milliseconds: 30 days. */
export const TRASH_RETENTION_MS = 30 * 24 * 3_600_000;

type SortName = 'name' | 'priority' | 'category' | 'updatedAt';

interface TechAssetPage {
  data: AdminTechAsset[];
  page: number;
  pageSize: number;
  total: number;
}

interface TechAssetQuery extends PageQuery {
  q?: string | undefined;
  sort?: SortName | `-${SortName}` | undefined;
  category?: string[] | undefined;
  state?: TechAssetState[] | undefined;
}

export interface TechAssetsService {
  /** The technologies that visitors see. */
  listActive: () => Promise<{ data: TechAsset[] }>;
  list: (query: TechAssetQuery) => Promise<TechAssetPage>;
  listCategories: () => Promise<{ data: string[] }>;
  /** All active technologies in the order that visitors see. */
  readOrder: () => Promise<{ data: AdminTechAsset[] }>;
  /**
   * Moves an active technology directly after another one, or to the front if `after` is null.
   *
   * @throws HttpError 409 if one of them isn't active
   */
  move: (actor: Actor, id: string, after: string | null) => Promise<{ data: AdminTechAsset[] }>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<AdminTechAsset>;
  /** @throws HttpError 409 if another technology has the name */
  create: (actor: Actor, fields: TechAssetFields) => Promise<AdminTechAsset>;
  /** @throws HttpError 404, or 409 if it changed since it was read, is in the trash, or the name is taken */
  update: (
    actor: Actor,
    id: string,
    change: TechAssetFields & { version: number },
  ) => Promise<AdminTechAsset>;
  /** Applies an action to each technology separately. The result says why one was skipped. */
  act: (actor: Actor, action: TechAssetAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** Permanently deletes technologies that have been in the trash for 30 days. */
  cleanUp: () => Promise<void>;
}

function toAnswer({ createdAt, updatedAt, deletedAt, ...row }: TechAssetRow): AdminTechAsset {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

const changed = () => changedMeanwhile('technology');
const NAME_TAKEN = 'Another technology has this name.';
const refuseName = refuseTaken('name', NAME_TAKEN);
const IN_TRASH = 'This technology is in the trash. Restore it first.';

/** The state that each action sets. */
const results: Readonly<Record<TechAssetAction, { isActive: boolean } | { deleted: boolean }>> = {
  activate: { isActive: true },
  deactivate: { isActive: false },
  delete: { deleted: true },
  restore: { deleted: false },
};

const written: Readonly<Record<TechAssetAction, DomainEventType<'tech-asset'>>> = {
  activate: 'tech-asset.activated',
  deactivate: 'tech-asset.deactivated',
  delete: 'tech-asset.deleted',
  restore: 'tech-asset.restored',
};

export function createTechAssetsService({
  repository,
  contentChanged,
  events,
  now,
}: {
  repository: TechAssetsRepository;
  /** Makes this process serve changes immediately. */
  contentChanged: () => Promise<void>;
  events: Events;
  now: Clock;
}): TechAssetsService {
  async function findIn(technologies: TechAssetsTransaction, id: string): Promise<TechAssetRow> {
    const technology = await technologies.find(id);
    if (!technology) throw new HttpError(404, 'There is no such technology.');
    return technology;
  }

  /** Changes technologies in a transaction and then makes this process serve the changes. */
  async function changing<Result>(
    run: (technologies: TechAssetsTransaction) => Promise<Result>,
  ): Promise<Result> {
    const result = await repository.transaction(run);
    await contentChanged();
    return result;
  }

  const record = (
    technologies: TechAssetsTransaction,
    change: DomainEvent<DomainEventType<'tech-asset'>>,
  ) => events.record(technologies.tx, { ...change, occurredAt: now() });

  async function actOn(
    technologies: TechAssetsTransaction,
    actor: Actor,
    action: TechAssetAction,
    subject: TechAssetRow,
  ): Promise<void> {
    const result = results[action];
    const { id, version, isActive, deletedAt } = subject;
    if ('isActive' in result) {
      if (deletedAt) throw new HttpError(409, IN_TRASH);
      if (isActive === result.isActive) return;
      if (!(await technologies.update(id, version, result))) throw changed();
      await record(technologies, {
        actor,
        type: written[action],
        subject,
        before: { isActive },
        after: { ...result },
      });
      return;
    }
    if ((deletedAt !== null) === result.deleted) return;
    const fields = { deletedAt: result.deleted ? now() : null };
    if (!(await technologies.update(id, version, fields).catch(refuseName))) throw changed();
    await record(technologies, { actor, type: written[action], subject, before: {}, after: {} });
  }

  return {
    listActive: async () => ({ data: (await repository.listActive()).map(toAnswer) }),

    list: async ({ q, sort = '-priority', category, state, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        categories: category,
        states: state,
        sort: sortOrder(sort),
        limit,
        offset,
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    listCategories: async () => ({ data: await repository.listCategories() }),

    readOrder: async () => ({ data: (await repository.listActive()).map(toAnswer) }),

    move: async (actor, id, after) => {
      await changing(async (technologies) => {
        const order = await technologies.lockActive();
        const known = new Map(order.map((each) => [each.id, each]));
        if (!known.has(id) || (after !== null && !known.has(after)) || id === after) {
          throw new HttpError(409, 'The order has changed. Reload the list and try again.');
        }
        for (const [movedId, priority] of placeAfter(order, id, after, PRIORITY_LIMIT)) {
          const subject = known.get(movedId);
          if (!subject || subject.priority === priority) continue;
          if (!(await technologies.update(movedId, subject.version, { priority }))) throw changed();
          await record(technologies, {
            actor,
            type: 'tech-asset.moved',
            subject,
            before: { priority: subject.priority },
            after: { priority },
          });
        }
      });
      return { data: (await repository.listActive()).map(toAnswer) };
    },

    read: async (id) => {
      const technology = await repository.find(id);
      if (!technology) throw new HttpError(404, 'There is no such technology.');
      return toAnswer(technology);
    },

    create: (actor, fields) =>
      changing(async (technologies) => {
        const [created] = await technologies.insert([fieldsOf(fields)]).catch(refuseName);
        if (!created) throw new TypeError('The database gave no row back.');
        await record(technologies, {
          actor,
          type: 'tech-asset.created',
          subject: created,
          before: {},
          after: { ...fieldsOf(created) },
        });
        return toAnswer(created);
      }),

    update: (actor, id, { version, ...given }) =>
      changing(async (technologies) => {
        const subject = await findIn(technologies, id);
        if (subject.version !== version) throw changed();
        if (subject.deletedAt) throw new HttpError(409, IN_TRASH);
        const fields = fieldsOf(given);
        if (!(await technologies.update(id, version, fields).catch(refuseName))) throw changed();
        await record(technologies, {
          actor,
          type: 'tech-asset.updated',
          subject,
          before: { ...fieldsOf(subject) },
          after: { ...fields },
        });
        return toAnswer(await findIn(technologies, id));
      }),

    act: async (actor, action, ids) => {
      try {
        return await actOnEach(ids, (id) =>
          repository.transaction(async (technologies) =>
            actOn(technologies, actor, action, await findIn(technologies, id)),
          ),
        );
      } finally {
        await contentChanged();
      }
    },

    cleanUp: () => repository.removeDeletedBefore(new Date(now().getTime() - TRASH_RETENTION_MS)),
  };
}
