import type { PublishableStory, StoryDraft } from '@uplift/data-client/contract/admin';
import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import {
  accountUsers,
  caseStudies,
  caseStudyVersions,
  clients,
  formerSlugs,
  storyConsents,
} from '../../database/schema/index.ts';

export type StoryRow = typeof caseStudies.$inferSelect;
export type StoryState = StoryRow['state'];

/** A story as shown in the list. */
export type ListedStory = Pick<
  StoryRow,
  'id' | 'title' | 'industry' | 'slug' | 'publishedAt' | 'editedAt' | 'state' | 'version'
> & {
  /** The slug in the unpublished changes, or null if there are none. */
  draftSlug: string | null;
};

export type VersionKind = (typeof caseStudyVersions.$inferSelect)['kind'];

export interface VersionRow {
  id: string;
  kind: VersionKind;
  fields: StoryDraft;
  savedAt: Date;
  savedBy: string | null;
}

export interface NewVersion {
  number: number;
  kind: VersionKind;
  fields: StoryDraft;
  savedAt: Date;
  savedBy: string | null;
}

export interface StoryFilter {
  /** Word prefixes to match in the title, industry or slug. */
  search?: string | undefined;
  states?: readonly StoryState[] | undefined;
  industries?: readonly string[] | undefined;
  sort: SortOrder<'title' | 'updatedAt' | 'publishedAt'>;
  limit: number;
  offset: number;
}

/** How many versions of a story are retained. */
const MAX_VERSIONS = 50;

/** The states outside the trash. */
const hereStates: readonly StoryState[] = ['draft', 'published', 'changed'];

const sortKeys = {
  title: sql`lower(${caseStudies.title})`,
  updatedAt: caseStudies.editedAt,
  publishedAt: caseStudies.publishedAt,
} as const;

const listed = {
  id: caseStudies.id,
  title: caseStudies.title,
  industry: caseStudies.industry,
  slug: caseStudies.slug,
  publishedAt: caseStudies.publishedAt,
  editedAt: caseStudies.editedAt,
  state: caseStudies.state,
  version: caseStudies.version,
  draftSlug: sql<string | null>`${caseStudies.draft} ->> 'slug'`,
};

const versionColumns = {
  id: caseStudyVersions.id,
  kind: caseStudyVersions.kind,
  fields: caseStudyVersions.fields,
  savedAt: caseStudyVersions.savedAt,
  savedBy: accountUsers.name,
};

export type SuccessStoriesRepository = ReturnType<typeof createSuccessStoriesRepository>;

export function createSuccessStoriesRepository(db: Database) {
  /** Queries and updates that run in a given transaction. */
  const within = (tx: Database) => {
    /**
     * Updates a story. Pass `updatedAt` only if what visitors see changes.
     *
     * @returns whether the row still had that version
     */
    async function update(
      { id, version, updatedAt }: StoryRow,
      change: Partial<typeof caseStudies.$inferInsert> & { editedAt: Date },
    ): Promise<boolean> {
      const changed = await tx
        .update(caseStudies)
        .set({ updatedAt, ...change, version: version + 1 })
        .where(and(eq(caseStudies.id, id), eq(caseStudies.version, version)))
        .returning({ id: caseStudies.id });
      return changed.length > 0;
    }

    return {
      tx,
      update,

      async find(id: string): Promise<StoryRow | null> {
        const [row] = await tx.select().from(caseStudies).where(eq(caseStudies.id, id)).limit(1);
        return row ?? null;
      },

      /** Whether a client consents to a story. Blocks withdrawal until the transaction ends. */
      async hasConsent(clientId: string): Promise<boolean> {
        await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('share');
        const [row] = await tx
          .select({ state: storyConsents.state })
          .from(storyConsents)
          .where(eq(storyConsents.clientId, clientId));
        return row?.state === 'given';
      },

      /** The client's stories that are on the site, or would be if restored from the trash. */
      listPublishedOf: (clientId: string): Promise<StoryRow[]> =>
        tx
          .select()
          .from(caseStudies)
          .where(and(eq(caseStudies.clientId, clientId), isNotNull(caseStudies.publishedAt))),

      async formerSlugsOf(id: string): Promise<string[]> {
        const rows = await tx
          .select({ slug: formerSlugs.slug })
          .from(formerSlugs)
          .where(eq(formerSlugs.caseStudyId, id))
          .orderBy(asc(formerSlugs.slug));
        return rows.map(({ slug }) => slug);
      },

      async add(fields: StoryDraft, clientId: string | null, now: Date): Promise<string | undefined> {
        const { title, industry } = fields;
        const [added] = await tx
          .insert(caseStudies)
          .values({ title, industry, clientId, draft: fields, editedAt: now, createdAt: now, updatedAt: now })
          .returning({ id: caseStudies.id });
        return added?.id;
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
        const [found] = await tx
          .select({ slug: formerSlugs.slug })
          .from(formerSlugs)
          .where(and(eq(formerSlugs.slug, slug), ne(formerSlugs.caseStudyId, id)))
          .limit(1);
        return found !== undefined;
      },

      /** Adds the previous slug to the former slugs and removes the new slug from them. */
      async moveSlug(id: string, { from, to }: { from: string; to: string }): Promise<void> {
        await tx.delete(formerSlugs).where(eq(formerSlugs.slug, to));
        await tx.insert(formerSlugs).values({ slug: from, caseStudyId: id });
      },

      async hasVersions(id: string): Promise<boolean> {
        const [found] = await tx
          .select({ id: caseStudyVersions.id })
          .from(caseStudyVersions)
          .where(eq(caseStudyVersions.caseStudyId, id))
          .limit(1);
        return found !== undefined;
      },

      async addVersion(id: string, version: NewVersion): Promise<void> {
        await tx.insert(caseStudyVersions).values({ ...version, caseStudyId: id });
        const ofStory = eq(caseStudyVersions.caseStudyId, id);
        await tx.delete(caseStudyVersions).where(
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

      async findVersion(id: string, versionId: string): Promise<VersionRow | null> {
        const [row] = await tx
          .select(versionColumns)
          .from(caseStudyVersions)
          .leftJoin(accountUsers, eq(accountUsers.id, caseStudyVersions.savedBy))
          .where(and(eq(caseStudyVersions.id, versionId), eq(caseStudyVersions.caseStudyId, id)))
          .limit(1);
        return row ?? null;
      },
    };
  };

  return {
    async list({ search, states = hereStates, industries, sort, limit, offset }: StoryFilter): Promise<{
      rows: ListedStory[];
      total: number;
    }> {
      const wanted = and(
        matchesWords(search, caseStudies.title, caseStudies.industry, caseStudies.slug),
        inArray(caseStudies.state, [...states]),
        industries && inArray(caseStudies.industry, [...industries]),
      );
      const direction = sort.descending ? desc : asc;
      const order = [direction(sortKeys[sort.by]), direction(caseStudies.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select(listed)
          .from(caseStudies)
          .where(isOnPage(caseStudies, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(caseStudies).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    async listIndustries(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ industry: caseStudies.industry })
        .from(caseStudies)
        .where(and(inArray(caseStudies.state, [...hereStates]), ne(caseStudies.industry, '')))
        .orderBy(asc(caseStudies.industry));
      return rows.map(({ industry }) => industry);
    },

    listVersions: (id: string): Promise<VersionRow[]> =>
      db
        .select(versionColumns)
        .from(caseStudyVersions)
        .leftJoin(accountUsers, eq(accountUsers.id, caseStudyVersions.savedBy))
        .where(eq(caseStudyVersions.caseStudyId, id))
        .orderBy(desc(caseStudyVersions.number)),

    async removeDeletedBefore(moment: Date): Promise<void> {
      await db
        .delete(caseStudies)
        .where(and(eq(caseStudies.state, 'deleted'), lt(caseStudies.deletedAt, moment)));
    },

    read: within(db),

    /** Queries and updates that join an existing transaction. */
    within,

    transaction: <Result>(run: (stories: StoriesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type StoriesTransaction = ReturnType<typeof within>;
}

export type StoriesTransaction = Parameters<Parameters<SuccessStoriesRepository['transaction']>[0]>[0];
