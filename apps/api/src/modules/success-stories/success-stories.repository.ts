import type { PublishableStory, StoryDraft } from '@uplift/data-client/contract/admin';
import { and, asc, desc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListPart, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { readPage, sortedBy } from '../../database/read-page.ts';
import {
  accountUsers,
  caseStudies,
  caseStudyVersions,
  clients,
  formerSlugs,
  storyConsents,
  techAssets,
} from '../../database/schema/index.ts';
import { updateVersion } from '../../database/update-version.ts';

export type StoryRow = typeof caseStudies.$inferSelect;
export type SuccessStoriesRepository = ReturnType<typeof createSuccessStoriesRepository>;
/** A story as shown in the list. */
export type ListedStory = Awaited<ReturnType<SuccessStoriesRepository['list']>>['rows'][number];
export type VersionRow = NonNullable<Awaited<ReturnType<SuccessStoriesRepository['findVersion']>>>;
type NewVersion = Omit<typeof caseStudyVersions.$inferInsert, 'id' | 'caseStudyId'>;

interface StoryFilter extends Pick<ListPart, 'search' | 'limit' | 'offset'> {
  states?: readonly StoryRow['state'][] | undefined;
  industries?: readonly string[] | undefined;
  sort: SortOrder<'title' | 'updatedAt' | 'publishedAt'>;
}

/** How many versions of a story are retained. */
const MAX_VERSIONS = 50;

/** The states outside the trash. */
const hereStates: readonly StoryRow['state'][] = ['draft', 'published', 'changed'];

const sortKeys = {
  title: sql`lower(${caseStudies.title})`,
  updatedAt: caseStudies.editedAt,
  publishedAt: caseStudies.publishedAt,
} as const;

export function createSuccessStoriesRepository(db: Database) {
  /**
   * Updates a story. Pass `updatedAt` only if what visitors see changes.
   *
   * @returns whether the row still had that version
   */
  const update = (
    story: StoryRow,
    change: Partial<typeof caseStudies.$inferInsert> & { editedAt: Date },
  ): Promise<boolean> => updateVersion(db, caseStudies, story, { updatedAt: story.updatedAt, ...change });

  const selectVersions = (wanted: SQL | undefined) =>
    db
      .select({
        id: caseStudyVersions.id,
        kind: caseStudyVersions.kind,
        fields: caseStudyVersions.fields,
        savedAt: caseStudyVersions.savedAt,
        savedBy: accountUsers.name,
      })
      .from(caseStudyVersions)
      .leftJoin(accountUsers, eq(accountUsers.id, caseStudyVersions.savedBy))
      .where(wanted);

  return {
    update,

    async list({ search, states = hereStates, industries, sort, limit, offset }: StoryFilter) {
      const wanted = and(
        matchesWords(search, caseStudies.title, caseStudies.industry, caseStudies.slug),
        inArray(caseStudies.state, [...states]),
        industries && inArray(caseStudies.industry, [...industries]),
      );
      const order = sortedBy(sort.descending, sortKeys[sort.by], caseStudies.id);
      const { id, title, industry, slug, publishedAt, editedAt, state, version } = caseStudies;
      const draftSlug = sql<string | null>`${caseStudies.draft} ->> 'slug'`;
      return readPage(
        db,
        caseStudies,
        db
          .select({ id, title, industry, slug, publishedAt, editedAt, state, version, draftSlug })
          .from(caseStudies),
        { wanted, search, order, limit, offset },
      );
    },

    async listIndustries(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ industry: caseStudies.industry })
        .from(caseStudies)
        .where(and(inArray(caseStudies.state, [...hereStates]), ne(caseStudies.industry, '')))
        .orderBy(asc(caseStudies.industry));
      return rows.map(({ industry }) => industry);
    },

    async find(id: string): Promise<StoryRow | null> {
      const [row] = await db.select().from(caseStudies).where(eq(caseStudies.id, id)).limit(1);
      return row ?? null;
    },

    /** Whether a client consents to a story. Blocks withdrawal until the transaction ends. */
    async hasConsent(clientId: string): Promise<boolean> {
      await db.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('share');
      const [row] = await db
        .select({ state: storyConsents.state })
        .from(storyConsents)
        .where(eq(storyConsents.clientId, clientId));
      return row?.state === 'given';
    },

    /** The client's stories that are on the site, or would be if restored from the trash. */
    listPublishedOf: (clientId: string): Promise<StoryRow[]> =>
      db
        .select()
        .from(caseStudies)
        .where(and(eq(caseStudies.clientId, clientId), isNotNull(caseStudies.publishedAt))),

    /** The names of technologies by ID. */
    async technologyNames(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const { id, name } = techAssets;
      const rows = await db
        .select({ id, name })
        .from(techAssets)
        .where(inArray(id, [...ids]));
      return new Map(rows.map((row) => [row.id, row.name]));
    },

    async formerSlugsOf(id: string): Promise<string[]> {
      const rows = await db
        .select({ slug: formerSlugs.slug })
        .from(formerSlugs)
        .where(eq(formerSlugs.caseStudyId, id))
        .orderBy(asc(formerSlugs.slug));
      return rows.map(({ slug }) => slug);
    },

    async add(fields: StoryDraft, clientId: string | null, now: Date): Promise<StoryRow> {
      const { title, industry } = fields;
      const row = { title, industry, clientId, draft: fields, editedAt: now, createdAt: now, updatedAt: now };
      return one(await db.insert(caseStudies).values(row).returning());
    },

    /**
     * Publishes the fields.
     *
     * @returns whether the row still had that version
     * @throws a unique violation if another story has the slug
     */
    publish: (story: StoryRow, fields: PublishableStory, now: Date): Promise<boolean> =>
      update(story, {
        ...fields,
        imageUrl: fields.imageUrl || null,
        draft: null,
        publishedAt: story.publishedAt ?? story.appearedAt ?? now,
        appearedAt: story.appearedAt ?? story.publishedAt ?? now,
        updatedAt: now,
        editedAt: now,
      }),

    /**
     * Whether another story had this slug. Call it after `publish`: by then, a story that gave the slug up
     * has committed.
     */
    async wasOfAnother(slug: string, id: string): Promise<boolean> {
      const ofAnother = and(eq(formerSlugs.slug, slug), ne(formerSlugs.caseStudyId, id));
      return (await db.$count(formerSlugs, ofAnother)) > 0;
    },

    /** Adds the previous slug to the former slugs and removes the new slug from them. */
    async moveSlug(id: string, { from, to }: { from: string; to: string }): Promise<void> {
      await db.delete(formerSlugs).where(eq(formerSlugs.slug, to));
      await db.insert(formerSlugs).values({ slug: from, caseStudyId: id });
    },

    async hasVersions(id: string): Promise<boolean> {
      return (await db.$count(caseStudyVersions, eq(caseStudyVersions.caseStudyId, id))) > 0;
    },

    async addVersion(id: string, version: NewVersion): Promise<void> {
      await db.insert(caseStudyVersions).values({ ...version, caseStudyId: id });
      const ofStory = eq(caseStudyVersions.caseStudyId, id);
      await db.delete(caseStudyVersions).where(
        and(
          ofStory,
          lt(
            caseStudyVersions.number,
            sql`(select min(latest.number) from (select number from ${caseStudyVersions}
                where ${ofStory} order by number desc limit ${MAX_VERSIONS}) as latest)`,
          ),
        ),
      );
    },

    async findVersion(id: string, versionId: string) {
      const [row] = await selectVersions(
        and(eq(caseStudyVersions.id, versionId), eq(caseStudyVersions.caseStudyId, id)),
      );
      return row ?? null;
    },

    listVersions: (id: string) =>
      selectVersions(eq(caseStudyVersions.caseStudyId, id)).orderBy(desc(caseStudyVersions.number)),

    async removeDeletedBefore(moment: Date): Promise<void> {
      await db
        .delete(caseStudies)
        .where(and(eq(caseStudies.state, 'deleted'), lt(caseStudies.deletedAt, moment)));
    },
  };
}
