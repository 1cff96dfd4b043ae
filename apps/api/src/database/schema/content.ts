import type { CaseStudyDetail } from '@uplift/data-client/contract';
import type { StoryDraft } from '@uplift/data-client/contract/admin';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { wordsOf } from '../words-of.ts';
import { accountUsers, clients } from './accounts.ts';
import { belongsTo, deletedAt, id, isHere, moment, storedFile, versioned } from './columns.ts';

/** Files of the consultancy. */
export const assets = pgTable(
  'assets',
  {
    id: id(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    contentType: text('content_type').notNull(),
    ...storedFile(),
    width: integer('width'),
    height: integer('height'),
    deletedAt: deletedAt(),
    ...versioned(),
  },
  (table) => [
    index('assets_by_category').on(table.category, table.createdAt),
    index('assets_by_name')
      .on(sql`lower(${table.name})`, table.id, table.name)
      .where(isHere(table.deletedAt)),
    index('assets_by_creation').on(table.createdAt, table.id).where(isHere(table.deletedAt)),
    index('assets_by_size').on(table.byteSize, table.id).where(isHere(table.deletedAt)),
    index('assets_by_activity').on(table.isActive, table.createdAt, table.id).where(isHere(table.deletedAt)),
    index('assets_by_type').on(table.contentType, table.createdAt, table.id).where(isHere(table.deletedAt)),
    index('assets_by_deletion').on(table.deletedAt),
    index('assets_by_storage_key').on(table.storageKey),
    index('assets_by_checksum').on(table.checksum),
    index('assets_words').using('gin', wordsOf(table.name, table.category)),
  ],
);

/** Technologies that the showcase presents. */
export const techAssets = pgTable(
  'tech_assets',
  {
    id: id(),
    name: text('name').notNull(),
    iconPath: text('icon_path'),
    url: text('url'),
    category: text('category').notNull(),
    description: text('description'),
    /** Higher values come first. */
    priority: integer('priority').notNull().default(0),
    /** Factor of the outermost ring's radius, 0 to 1. */
    orbitRadius: numeric('orbit_radius', { precision: 4, scale: 3, mode: 'number' }),
    /** Revolutions per minute. */
    orbitSpeed: numeric('orbit_speed', { precision: 6, scale: 3, mode: 'number' }),
    /** Degrees. */
    orbitTilt: numeric('orbit_tilt', { precision: 6, scale: 2, mode: 'number' }),
    /** Pixels at the stage's full width. */
    iconSize: integer('icon_size'),
    isActive: boolean('is_active').notNull().default(true),
    deletedAt: deletedAt(),
    ...versioned(),
  },
  (table) => [
    index('tech_assets_by_priority').on(table.isActive, table.priority).where(isHere(table.deletedAt)),
    // Files refer to technologies by name. A technology in the trash doesn't block its name.
    uniqueIndex('tech_assets_name').on(sql`lower(${table.name})`).where(isHere(table.deletedAt)),
    index('tech_assets_in_order')
      .on(table.priority.desc().nullsFirst(), table.name, table.id)
      .where(isHere(table.deletedAt)),
    index('tech_assets_by_name')
      .on(sql`lower(${table.name})`, table.id, table.name)
      .where(isHere(table.deletedAt)),
    index('tech_assets_by_category').on(table.category, table.id).where(isHere(table.deletedAt)),
    index('tech_assets_by_change').on(table.updatedAt, table.id).where(isHere(table.deletedAt)),
    index('tech_assets_in_trash').on(table.deletedAt),
    index('tech_assets_words').using('gin', wordsOf(table.name, table.description)),
  ],
);

/**
 * Success stories. The columns hold what visitors see or last saw. Before the first publication, only title
 * and industry are meaningful, as entered.
 */
export const caseStudies = pgTable(
  'case_studies',
  {
    id: id(),
    /** Before the first publication, a generated slug that leads nowhere. */
    slug: text('slug').notNull().unique().default(sql`gen_random_uuid()::text`),
    title: text('title').notNull(),
    industry: text('industry').notNull(),
    /** Duration of the work, in words: "8 weeks". */
    timeFrame: text('time_frame').notNull().default(''),
    /** Hours saved per week. */
    hoursSaved: numeric('hours_saved', { precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    /** Revenue growth in percent. */
    revenueBoost: numeric('revenue_boost', { precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    /** Efficiency growth in percent. */
    efficiency: numeric('efficiency', { precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    /** US dollars per year. */
    savings: integer('savings').notNull().default(0),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url'),
    challenge: text('challenge').notNull().default(''),
    approach: text('approach').notNull().default(''),
    result: text('result').notNull().default(''),
    /** What someone at the client says about it, with their name, and their role and company. */
    quote: text('quote').notNull().default(''),
    quoteAuthor: text('quote_author').notNull().default(''),
    quoteRole: text('quote_role').notNull().default(''),
    measurements: jsonb('measurements').$type<CaseStudyDetail['measurements']>().notNull().default([]),
    /** The technologies that it used. Some may have been deleted since. */
    technologyIds: uuid('technology_ids').array().notNull().default([]),
    /** Unset: not published. */
    publishedAt: moment('published_at'),
    /** When it was first published. Stays set after unpublishing. */
    appearedAt: moment('appeared_at'),
    /** Changes that aren't published yet. Unset if there are none. */
    draft: jsonb('draft').$type<StoryDraft>(),
    /**
     * Client whose figures it contains. It is published only with their consent. Unset: no particular client.
     */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /**
     * When it was last edited, published or not. `updatedAt` is when the content that visitors see changed.
     */
    editedAt: moment('edited_at').notNull().defaultNow(),
    deletedAt: deletedAt(),
    /** A column, so that indexes can include it: rows are too long to read for a count. */
    state: text('state', { enum: ['draft', 'published', 'changed', 'deleted'] })
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when ${caseStudies.deletedAt} is not null then 'deleted'
          when ${caseStudies.publishedAt} is null then 'draft'
          when ${caseStudies.draft} is null then 'published' else 'changed' end`,
      ),
    ...versioned(),
  },
  (table) => [
    index('case_studies_by_publication').on(table.publishedAt, table.id, table.state),
    index('case_studies_by_edit').on(table.editedAt, table.id, table.state),
    index('case_studies_by_title').on(sql`lower(${table.title})`, table.id, table.title, table.state),
    index('case_studies_by_state').on(table.state, table.editedAt, table.id),
    index('case_studies_by_industry').on(table.industry, table.state),
    index('case_studies_by_client').on(table.clientId),
    index('case_studies_words').using('gin', wordsOf(table.title, table.industry, table.slug)),
  ],
);

/** Earlier slugs of stories, which still lead to them. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    caseStudyId: belongsTo('case_study_id', () => caseStudies.id),
  },
  (table) => [index('former_slugs_by_story').on(table.caseStudyId)],
);

/** Content of stories each time they were saved or published. */
export const caseStudyVersions = pgTable(
  'case_study_versions',
  {
    id: id(),
    caseStudyId: belongsTo('case_study_id', () => caseStudies.id),
    /** Version of the story. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['saved', 'published'] }).notNull(),
    fields: jsonb('fields').$type<StoryDraft>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Unset: part of the installation. */
    savedBy: uuid('saved_by').references(() => accountUsers.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('case_study_versions_by_story').on(table.caseStudyId, table.number),
    check('case_study_versions_kind', sql`${table.kind} in ('saved', 'published')`),
  ],
);

/**
 * One row that changes with any content that visitors may read. Triggers on those tables update it, so that
 * no code can forget to.
 */
export const contentVersion = pgTable(
  'content_version',
  {
    /** Always true, so that there is no second row. */
    only: boolean('only').primaryKey().default(true),
    version: uuid('version').notNull().defaultRandom(),
  },
  (table) => [check('content_version_only', sql`${table.only}`)],
);
