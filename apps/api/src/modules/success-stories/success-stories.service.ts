import { isDeepStrictEqual } from 'node:util';
import {
  type ActionOutcomes,
  PublishableStory,
  problemsOf,
  type Story,
  type StoryAction,
  type StoryRow as StoryAnswer,
  type StoryDraft,
  type StoryVersion,
} from '@uplift/data-client/contract/admin';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import {
  auditedFields,
  fieldsOf,
  hasAppeared,
  shownFieldsOf,
  toRow,
  toStory,
  toVersion,
} from './story-states.ts';
import type {
  StoriesTransaction,
  StoryRow,
  StoryState,
  SuccessStoriesRepository,
  VersionKind,
} from './success-stories.repository.ts';

/** How long stories stay in the trash, in milliseconds: 30 days. */
export const TRASH_RETENTION_MS = 30 * 24 * 3_600_000;

type SortName = 'title' | 'updatedAt' | 'publishedAt';

interface StoryQuery extends PageQuery {
  q?: string | undefined;
  sort?: SortName | `-${SortName}` | undefined;
  state?: StoryState[] | undefined;
  industry?: string[] | undefined;
}

interface StoryPage {
  data: StoryAnswer[];
  page: number;
  pageSize: number;
  total: number;
}

export interface SuccessStoriesService {
  list: (query: StoryQuery) => Promise<StoryPage>;
  listIndustries: () => Promise<{ data: string[] }>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<Story>;
  create: (actor: Actor, fields: StoryDraft) => Promise<Story>;
  /** Creates a story about a client. It can be published only while the client consents. */
  createFromClient: (actor: Actor, fields: StoryDraft, clientId: string) => Promise<Story>;
  /**
   * Unpublishes the stories about a client, including those in the trash. Call `contentChanged` after the
   * transaction.
   */
  takeOffSite: (tx: StoriesTransaction['tx'], actor: Actor, clientId: string) => Promise<void>;
  /** Makes this process serve changes immediately. */
  contentChanged: () => Promise<void>;
  /** Saves changes without publishing them. @throws HttpError 404, 409 */
  save: (actor: Actor, id: string, change: { fields: StoryDraft; version: number }) => Promise<Story>;
  /** @throws HttpError 400 with the missing fields, 404, 409 */
  publish: (actor: Actor, id: string, version: number) => Promise<Story>;
  /** Discards unpublished changes. @throws HttpError 404, 409 */
  discard: (actor: Actor, id: string, version: number) => Promise<Story>;
  /** @throws HttpError 404 */
  listVersions: (id: string) => Promise<{ data: StoryVersion[] }>;
  /** @throws HttpError 404 */
  readVersion: (id: string, versionId: string) => Promise<StoryVersion & { fields: StoryDraft }>;
  /** Copies an earlier version into the unpublished changes. @throws HttpError 404, 409 */
  restoreVersion: (actor: Actor, ids: { id: string; versionId: string }, version: number) => Promise<Story>;
  /** Applies an action to each story separately. The result says why a story was skipped. */
  act: (actor: Actor, action: StoryAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** Deletes stories that have been in the trash for 30 days. */
  cleanUp: () => Promise<void>;
}

const TAKEN = 'Another story has or had this slug, and links lead to it. Choose another one.';
const changed = () => changedMeanwhile('story');
const explainTaken = refuseTaken('slug', TAKEN);

const noStory = () => new HttpError(404, 'There is no such story.');
const noVersion = () => new HttpError(404, 'There is no such version.');

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
  repository,
  events,
  contentChanged,
  now,
}: {
  repository: SuccessStoriesRepository;
  events: Events;
  /** Makes this process serve changes immediately. */
  contentChanged: () => Promise<void>;
  now: Clock;
}): SuccessStoriesService {
  async function findIn(stories: StoriesTransaction, id: string): Promise<StoryRow> {
    const story = await stories.find(id);
    if (!story) throw noStory();
    return story;
  }

  async function answerOf(stories: StoriesTransaction, id: string): Promise<Story> {
    return toStory(await findIn(stories, id), await stories.formerSlugsOf(id));
  }

  /** @throws HttpError 409 if the story is in the trash */
  async function findOutsideTrash(stories: StoriesTransaction, id: string): Promise<StoryRow> {
    const story = await findIn(stories, id);
    if (story.deletedAt) throw new HttpError(409, 'This story is in the trash. Restore it first.');
    return story;
  }

  /** The fields that the events of a story have in common. */
  const eventOf = (actor: Actor, story: StoryRow, [before, after]: [StoryDraft, StoryDraft] | [] = []) => ({
    actor,
    occurredAt: now(),
    subject: { id: story.id, name: fieldsOf(story).title || 'Untitled story' },
    before: before ? auditedFields(before) : {},
    after: after ? auditedFields(after) : {},
  });

  /** Adds a version for this change, and one for the original before the very first change. */
  async function keepVersion(
    stories: StoriesTransaction,
    actor: Actor,
    story: StoryRow,
    { kind, fields }: { kind: VersionKind; fields: StoryDraft },
  ): Promise<void> {
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
    stories: StoriesTransaction,
    actor: Actor,
    story: StoryRow,
    { type, fields }: { type: 'story.updated' | 'story.version-restored'; fields: StoryDraft },
  ): Promise<void> {
    const before = fieldsOf(story);
    if (isDeepStrictEqual(fields, before)) return;
    const isShown = story.publishedAt !== null && isDeepStrictEqual(fields, shownFieldsOf(story));
    const { title, industry } = fields;
    const change = {
      draft: isShown ? null : fields,
      ...(story.publishedAt ? {} : { title, industry }),
      editedAt: now(),
    };
    if (!(await stories.update(story, change))) throw changed();
    await keepVersion(stories, actor, story, { kind: 'saved', fields });
    await events.record(stories.tx, { type, ...eventOf(actor, story, [before, fields]) });
  }

  async function publish(stories: StoriesTransaction, actor: Actor, story: StoryRow): Promise<void> {
    if (story.publishedAt && !story.draft) return;
    if (story.clientId !== null && !(await stories.hasConsent(story.clientId)))
      throw new HttpError(
        409,
        'The client whose figures this story tells does not agree to it any more, so it cannot be published. Ask them again on their results page.',
      );
    const fields = publishable(fieldsOf(story));
    if (!(await stories.publish(story, fields, now()).catch(explainTaken))) throw changed();
    if (await stories.wasOfAnother(fields.slug, story.id))
      throw new HttpError(409, TAKEN, { errors: { slug: [TAKEN] } });
    if (hasAppeared(story) && story.slug !== fields.slug)
      await stories.moveSlug(story.id, { from: story.slug, to: fields.slug });
    await keepVersion(stories, actor, story, { kind: 'published', fields });
    await events.record(stories.tx, {
      type: 'story.published',
      ...eventOf(actor, story, hasAppeared(story) ? [shownFieldsOf(story), fields] : []),
      data: caseStudyOf(await findIn(stories, story.id)),
    });
  }

  async function unpublish(stories: StoriesTransaction, actor: Actor, story: StoryRow): Promise<void> {
    const { publishedAt } = story;
    if (!publishedAt) return;
    const { title, industry } = fieldsOf(story);
    const change = {
      title,
      industry,
      draft: fieldsOf(story),
      publishedAt: null,
      appearedAt: story.appearedAt ?? publishedAt,
      updatedAt: now(),
      editedAt: now(),
    };
    if (!(await stories.update(story, change))) throw changed();
    await events.record(stories.tx, {
      type: 'story.unpublished',
      ...eventOf(actor, story),
      // A story in the trash left the site when it was deleted.
      data: story.deletedAt ? null : caseStudyOf(story),
    });
  }

  async function create(actor: Actor, fields: StoryDraft, clientId: string | null = null): Promise<Story> {
    return repository.transaction(async (stories) => {
      const id = await stories.add(fields, clientId, now());
      const story = id === undefined ? null : await stories.find(id);
      if (!story) throw new Error('The database took a new story and did not give it back.');
      await stories.addVersion(story.id, {
        number: story.version,
        kind: 'saved',
        fields,
        savedAt: now(),
        savedBy: actor.id,
      });
      await events.record(stories.tx, { type: 'story.created', ...eventOf(actor, story) });
      return toStory(story, []);
    });
  }

  const actions: Record<
    StoryAction,
    (stories: StoriesTransaction, actor: Actor, id: string) => Promise<void>
  > = {
    publish: async (stories, actor, id) => publish(stories, actor, await findOutsideTrash(stories, id)),

    unpublish: async (stories, actor, id) => unpublish(stories, actor, await findOutsideTrash(stories, id)),

    delete: async (stories, actor, id) => {
      const story = await findIn(stories, id);
      if (story.deletedAt) return;
      if (!(await stories.update(story, { deletedAt: now(), editedAt: now() }))) throw changed();
      const data = story.publishedAt ? caseStudyOf(story) : null;
      await events.record(stories.tx, { type: 'story.deleted', ...eventOf(actor, story), data });
    },

    restore: async (stories, actor, id) => {
      const story = await findIn(stories, id);
      if (!story.deletedAt) return;
      if (!(await stories.update(story, { deletedAt: null, editedAt: now() }))) throw changed();
      const data = story.publishedAt ? caseStudyOf(story) : null;
      await events.record(stories.tx, { type: 'story.restored', ...eventOf(actor, story), data });
    },
  };

  /** Changes a version of a story and returns the story. @throws HttpError 409 if the version is outdated */
  async function change(
    id: string,
    version: number,
    run: (stories: StoriesTransaction, story: StoryRow) => Promise<void>,
  ): Promise<Story> {
    const story = await repository.transaction(async (stories) => {
      const found = await findOutsideTrash(stories, id);
      if (found.version !== version) throw changed();
      await run(stories, found);
      return answerOf(stories, id);
    });
    await contentChanged();
    return story;
  }

  return {
    list: async ({ q, sort = '-updatedAt', state, industry, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        states: state,
        industries: industry,
        sort: sortOrder(sort),
        limit,
        offset,
      });
      return { data: rows.map(toRow), page, pageSize, total };
    },

    listIndustries: async () => ({ data: await repository.listIndustries() }),

    read: (id) => answerOf(repository.read, id),

    create: (actor, fields) => create(actor, fields),

    createFromClient: create,

    takeOffSite: async (tx, actor, clientId) => {
      const stories = repository.within(tx);
      for (const story of await stories.listPublishedOf(clientId)) await unpublish(stories, actor, story);
    },

    contentChanged,

    save: (actor, id, { fields, version }) =>
      change(id, version, (stories, story) =>
        write(stories, actor, story, { type: 'story.updated', fields }),
      ),

    publish: (actor, id, version) => change(id, version, (stories, story) => publish(stories, actor, story)),

    discard: (actor, id, version) =>
      change(id, version, async (stories, story) => {
        if (!story.draft) return;
        if (!story.publishedAt)
          throw new HttpError(409, 'This story is a draft: there is nothing published to go back to.');
        const fields = shownFieldsOf(story);
        if (!(await stories.update(story, { draft: null, editedAt: now() }))) throw changed();
        await events.record(stories.tx, {
          type: 'story.changes-discarded',
          ...eventOf(actor, story, [story.draft, fields]),
        });
      }),

    listVersions: async (id) => {
      await findIn(repository.read, id);
      return { data: (await repository.listVersions(id)).map(toVersion) };
    },

    readVersion: async (id, versionId) => {
      const version = await repository.read.findVersion(id, versionId);
      if (!version) throw noVersion();
      return { ...toVersion(version), fields: version.fields };
    },

    restoreVersion: (actor, { id, versionId }, version) =>
      change(id, version, async (stories, story) => {
        const earlier = await stories.findVersion(id, versionId);
        if (!earlier) throw noVersion();
        await write(stories, actor, story, { type: 'story.version-restored', fields: earlier.fields });
      }),

    act: async (actor, action, ids) => {
      const outcomes = await actOnEach(ids, (id) =>
        repository.transaction((stories) => actions[action](stories, actor, id)),
      );
      await contentChanged();
      return outcomes;
    },

    cleanUp: () => repository.removeDeletedBefore(new Date(now().getTime() - TRASH_RETENTION_MS)),
  };
}
