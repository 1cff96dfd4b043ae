import { isDeepStrictEqual } from 'node:util';
import {
  type adminEndpoints,
  PublishableStory,
  problemsOf,
  type Story,
  type StoryAction,
  type StoryDraft,
} from '@uplift/data-client/contract/admin';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import {
  auditedFields,
  fieldsOf,
  hasAppeared,
  shownFieldsOf,
  toRow,
  toStory,
  toVersion,
} from './story-states.ts';
import {
  createSuccessStoriesRepository,
  type StoryRow,
  type SuccessStoriesRepository,
  type VersionRow,
} from './success-stories.repository.ts';

/** How long stories stay in the trash, in milliseconds: 30 days. */
export const TRASH_RETENTION_MS = 30 * 24 * 3_600_000;

export type SuccessStoriesService = ReturnType<typeof createSuccessStoriesService>;

type StoryQuery = Call<typeof adminEndpoints.listStories>['query'];

const TAKEN = 'Another story uses or used this slug. Choose another one.';
const changed = () => changedMeanwhile('story');
const explainTaken = refuseTaken('slug', TAKEN);

function caseStudyOf({ id, slug, title, industry }: StoryRow) {
  return { id, slug, title, industry };
}

/** @throws HttpError 400 with an error for each field that prevents publishing */
function publishable(draft: StoryDraft): PublishableStory {
  const errors = problemsOf(draft);
  const messages = Object.values(errors).flat();
  if (messages.length > 0)
    throw new HttpError(400, `It cannot be published yet. ${messages.join(' ')}`, { errors });
  return v.parse(PublishableStory, draft);
}

export function createSuccessStoriesService({
  db,
  events,
  contentChanged,
  now,
}: {
  db: Database;
  events: Events;
  /** Makes this process serve changes immediately. */
  contentChanged: () => Promise<void>;
  now: Clock;
}) {
  /** @throws HttpError 404 */
  const find = async (from: Database, id: string) =>
    found(await createSuccessStoriesRepository(from).find(id), 'story');

  /** @throws HttpError 404 */
  const findVersion = async (from: Database, id: string, versionId: string) =>
    found(await createSuccessStoriesRepository(from).findVersion(id, versionId), 'version');

  const read = async (from: Database, id: string): Promise<Story> =>
    toStory(await find(from, id), await createSuccessStoriesRepository(from).formerSlugsOf(id));

  /** @throws HttpError 404, or 409 if the story is in the trash */
  async function findOutsideTrash(tx: Transaction, id: string): Promise<StoryRow> {
    const story = await find(tx, id);
    if (story.deletedAt) throw new HttpError(409, 'This story is in the trash. Restore it first.');
    return story;
  }

  /** Updates a story. @throws HttpError 409 if it changed since it was read */
  async function update(
    tx: Transaction,
    story: StoryRow,
    change: Parameters<SuccessStoriesRepository['update']>[1],
  ): Promise<void> {
    if (!(await createSuccessStoriesRepository(tx).update(story, change))) throw changed();
  }

  /** The fields that the events of a story have in common. */
  async function eventOf(
    tx: Transaction,
    actor: Actor,
    story: StoryRow,
    [before, after]: [StoryDraft, StoryDraft] | [] = [],
  ) {
    const ids = [...(before?.technologyIds ?? []), ...(after?.technologyIds ?? [])];
    const names = await createSuccessStoriesRepository(tx).technologyNames(ids);
    return {
      actor,
      subject: { id: story.id, name: fieldsOf(story).title || 'Untitled story' },
      before: before ? auditedFields(before, names) : {},
      after: after ? auditedFields(after, names) : {},
    };
  }

  /** Adds a version for this change, and one for the original before the very first change. */
  async function keepVersion(
    tx: Transaction,
    actor: Actor,
    story: StoryRow,
    { kind, fields }: Pick<VersionRow, 'kind' | 'fields'>,
  ): Promise<void> {
    const stories = createSuccessStoriesRepository(tx);
    if (!(await stories.hasVersions(story.id))) {
      await stories.addVersion(story.id, {
        number: story.version,
        kind: story.publishedAt ? 'published' : 'saved',
        fields: fieldsOf(story),
        savedAt: story.editedAt,
        savedBy: null,
      });
    }
    await stories.addVersion(story.id, {
      number: story.version + 1,
      kind,
      fields,
      savedAt: now(),
      savedBy: actor.id,
    });
  }

  /** Saves unpublished changes. Fields equal to what visitors see are not a change. */
  async function write(
    tx: Transaction,
    actor: Actor,
    story: StoryRow,
    { type, fields }: { type: 'story.updated' | 'story.version-restored'; fields: StoryDraft },
  ): Promise<void> {
    const before = fieldsOf(story);
    if (isDeepStrictEqual(fields, before)) return;
    const isShown = story.publishedAt !== null && isDeepStrictEqual(fields, shownFieldsOf(story));
    const { title, industry } = fields;
    await update(tx, story, {
      draft: isShown ? null : fields,
      ...(story.publishedAt ? {} : { title, industry }),
      editedAt: now(),
    });
    await keepVersion(tx, actor, story, { kind: 'saved', fields });
    await events.record(tx, { type, ...(await eventOf(tx, actor, story, [before, fields])) });
  }

  async function publish(tx: Transaction, actor: Actor, story: StoryRow): Promise<void> {
    const stories = createSuccessStoriesRepository(tx);
    if (story.publishedAt && !story.draft) return;
    if (story.clientId !== null && !(await stories.hasConsent(story.clientId)))
      throw new HttpError(
        409,
        'The client withdrew its consent, so the story can’t be published. Ask for consent again on the client’s results page.',
      );
    const fields = publishable(fieldsOf(story));
    if (!(await stories.publish(story, fields, now()).catch(explainTaken))) throw changed();
    if (await stories.wasOfAnother(fields.slug, story.id))
      throw new HttpError(409, TAKEN, { errors: { slug: [TAKEN] } });
    if (hasAppeared(story) && story.slug !== fields.slug)
      await stories.moveSlug(story.id, { from: story.slug, to: fields.slug });
    await keepVersion(tx, actor, story, { kind: 'published', fields });
    await events.record(tx, {
      type: 'story.published',
      ...(await eventOf(tx, actor, story, hasAppeared(story) ? [shownFieldsOf(story), fields] : [])),
      data: caseStudyOf(await find(tx, story.id)),
    });
  }

  async function unpublish(tx: Transaction, actor: Actor, story: StoryRow): Promise<void> {
    const { publishedAt } = story;
    if (!publishedAt) return;
    const { title, industry } = fieldsOf(story);
    await update(tx, story, {
      title,
      industry,
      draft: fieldsOf(story),
      publishedAt: null,
      appearedAt: story.appearedAt ?? publishedAt,
      updatedAt: now(),
      editedAt: now(),
    });
    await events.record(tx, {
      type: 'story.unpublished',
      ...(await eventOf(tx, actor, story)),
      // A story in the trash left the site when it was deleted.
      data: story.deletedAt ? null : caseStudyOf(story),
    });
  }

  /** Moves a story to the trash or restores it. */
  async function setDeleted(tx: Transaction, actor: Actor, id: string, deleted: boolean): Promise<void> {
    const story = await find(tx, id);
    if (deleted === (story.deletedAt !== null)) return;
    await update(tx, story, { deletedAt: deleted ? now() : null, editedAt: now() });
    await events.record(tx, {
      type: deleted ? 'story.deleted' : 'story.restored',
      ...(await eventOf(tx, actor, story)),
      data: story.publishedAt ? caseStudyOf(story) : null,
    });
  }

  const create = (actor: Actor, fields: StoryDraft, clientId: string | null): Promise<Story> =>
    unitOfWork(db, async (tx) => {
      const stories = createSuccessStoriesRepository(tx);
      const story = await stories.add(fields, clientId, now());
      await stories.addVersion(story.id, {
        number: story.version,
        kind: 'saved',
        fields,
        savedAt: now(),
        savedBy: actor.id,
      });
      await events.record(tx, { type: 'story.created', ...(await eventOf(tx, actor, story)) });
      return toStory(story, []);
    });

  const actions = {
    publish: async (tx, actor, id) => publish(tx, actor, await findOutsideTrash(tx, id)),
    unpublish: async (tx, actor, id) => unpublish(tx, actor, await findOutsideTrash(tx, id)),
    delete: (tx, actor, id) => setDeleted(tx, actor, id, true),
    restore: (tx, actor, id) => setDeleted(tx, actor, id, false),
  } satisfies Record<StoryAction, (tx: Transaction, actor: Actor, id: string) => Promise<void>>;

  /**
   * Changes a version of a story and returns the story.
   *
   * @throws HttpError 404, or 409 if the version is outdated
   */
  async function change(
    id: string,
    version: number,
    run: (tx: Transaction, story: StoryRow) => Promise<void>,
  ): Promise<Story> {
    const story = await unitOfWork(db, async (tx) => {
      const current = await findOutsideTrash(tx, id);
      if (current.version !== version) throw changed();
      await run(tx, current);
      return read(tx, id);
    });
    await contentChanged();
    return story;
  }

  return {
    list: ({ q, sort = '-updatedAt', state: states, industry: industries, ...query }: StoryQuery) => {
      const filter = { search: q || undefined, states, industries, sort: sortOrder(sort) };
      return answerPage(query, toRow, (range) =>
        createSuccessStoriesRepository(db).list({ ...filter, ...range }),
      );
    },

    listIndustries: async () => ({ data: await createSuccessStoriesRepository(db).listIndustries() }),

    /** @throws HttpError 404 */
    read: (id: string) => read(db, id),

    create: (actor: Actor, fields: StoryDraft) => create(actor, fields, null),

    /** Creates a story about a client. It can be published only while the client consents. */
    createFromClient: (actor: Actor, fields: StoryDraft, clientId: string) => create(actor, fields, clientId),

    /**
     * Unpublishes the stories about a client, including those in the trash. Call `contentChanged` after the
     * transaction.
     */
    takeOffSite: async (tx: Transaction, actor: Actor, clientId: string) => {
      for (const story of await createSuccessStoriesRepository(tx).listPublishedOf(clientId))
        await unpublish(tx, actor, story);
    },

    contentChanged,

    /** Saves changes without publishing them. @throws HttpError 404, 409 */
    save: (actor: Actor, id: string, { fields, version }: { fields: StoryDraft; version: number }) =>
      change(id, version, (tx, story) => write(tx, actor, story, { type: 'story.updated', fields })),

    /** @throws HttpError 400 with the missing fields, 404, 409 */
    publish: (actor: Actor, id: string, version: number) =>
      change(id, version, (tx, story) => publish(tx, actor, story)),

    /** Discards unpublished changes. @throws HttpError 404, 409 */
    discard: (actor: Actor, id: string, version: number) =>
      change(id, version, async (tx, story) => {
        if (!story.draft) return;
        if (!story.publishedAt)
          throw new HttpError(
            409,
            'This story was never published, so there’s no published version to go back to.',
          );
        const fields = shownFieldsOf(story);
        await update(tx, story, { draft: null, editedAt: now() });
        await events.record(tx, {
          type: 'story.changes-discarded',
          ...(await eventOf(tx, actor, story, [story.draft, fields])),
        });
      }),

    /** @throws HttpError 404 */
    listVersions: async (id: string) => {
      await find(db, id);
      return { data: (await createSuccessStoriesRepository(db).listVersions(id)).map(toVersion) };
    },

    /** @throws HttpError 404 */
    readVersion: async (id: string, versionId: string) => {
      const version = await findVersion(db, id, versionId);
      return { ...toVersion(version), fields: version.fields };
    },

    /** Copies an earlier version into the unpublished changes. @throws HttpError 404, 409 */
    restoreVersion: (actor: Actor, { id, versionId }: { id: string; versionId: string }, version: number) =>
      change(id, version, async (tx, story) => {
        const { fields } = await findVersion(tx, id, versionId);
        await write(tx, actor, story, { type: 'story.version-restored', fields });
      }),

    /** Applies an action to each story separately. The result says why a story was skipped. */
    act: async (actor: Actor, action: StoryAction, ids: readonly string[]) => {
      const outcomes = await actOnEach(ids, (id) => unitOfWork(db, (tx) => actions[action](tx, actor, id)));
      await contentChanged();
      return outcomes;
    },

    /** Deletes stories that have been in the trash for 30 days. */
    cleanUp: () =>
      createSuccessStoriesRepository(db).removeDeletedBefore(new Date(now().getTime() - TRASH_RETENTION_MS)),
  };
}
