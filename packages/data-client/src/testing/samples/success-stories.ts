import type { Story, StoryRow, StoryVersion } from '../../contract/admin/success-stories.ts';
import { sampleCaseStudyDetail } from './case-studies.ts';
import { sampleAdminTechAssets } from './tech-assets.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns a time some days ago, so that relative texts stay valid. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** Stories as admins list them: one in each state. */
export const sampleStoryRows: readonly StoryRow[] = [
  {
    id: '00000000-0000-4000-8000-000000000201',
    title: 'Northwind dispatches 140 trucks without a spreadsheet',
    industry: 'Logistics',
    slug: 'northwind-dispatch',
    state: 'changed',
    publishedAt: daysAgo(120),
    updatedAt: daysAgo(0),
    version: 4,
  },
  {
    id: '00000000-0000-4000-8000-000000000202',
    title: 'Harbor Dental fills its chairs from the waiting list',
    industry: 'Healthcare',
    slug: 'harbor-dental-recall',
    state: 'published',
    publishedAt: daysAgo(200),
    updatedAt: daysAgo(200),
    version: 1,
  },
  {
    id: '00000000-0000-4000-8000-000000000203',
    title: '',
    industry: 'Manufacturing',
    slug: '',
    state: 'draft',
    publishedAt: null,
    updatedAt: daysAgo(2),
    version: 2,
  },
];

const {
  id: _id,
  publishedAt: _published,
  updatedAt: _updated,
  technologies,
  ...written
} = sampleCaseStudyDetail;
const fields: Story['fields'] = {
  ...written,
  imageUrl: written.imageUrl ?? '',
  quote: written.quote ?? '',
  quoteAuthor: written.quoteAuthor ?? '',
  quoteRole: written.quoteRole ?? '',
  technologyIds: sampleAdminTechAssets
    .filter(({ name }) => technologies?.some((used) => used.name === name))
    .map(({ id }) => id),
};

/** The first story with its details. */
export const sampleStory: Story = {
  id: '00000000-0000-4000-8000-000000000201',
  title: fields.title,
  industry: fields.industry,
  slug: fields.slug,
  state: 'changed',
  publishedAt: daysAgo(120),
  updatedAt: daysAgo(0),
  version: 4,
  fields,
  address: `/success-stories/${fields.slug}`,
  formerSlugs: ['northwind-trucks'],
};

/** Earlier versions of that story, latest first. */
export const sampleStoryVersions: readonly StoryVersion[] = [
  {
    id: '00000000-0000-4000-8000-000000000221',
    kind: 'saved',
    title: fields.title,
    savedAt: daysAgo(0),
    savedBy: 'Alex Morgan',
  },
  {
    id: '00000000-0000-4000-8000-000000000222',
    kind: 'published',
    title: 'Northwind dispatches 120 trucks without a spreadsheet',
    savedAt: daysAgo(120),
    savedBy: null,
  },
];
