import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';
import { NewStoryDraft, StoryDraft } from './story-fields.ts';

/** Draft: nobody sees it. Changed: published, with changes that nobody sees yet. Deleted: in the trash for 30 days. */
const storyStates = ['draft', 'published', 'changed', 'deleted'] as const;

const moment = v.string();
const noun = 'a story';

const listed = {
  id: v.string(),
  /** As published; of a draft as it was typed. */
  title: v.string(),
  industry: v.string(),
  /** The last part of its address; empty where a draft has none yet. */
  slug: v.string(),
  state: v.picklist(storyStates),
  /** When it appeared on the site; null where it is not there. */
  publishedAt: v.nullable(moment),
  /** When somebody changed it last, published or not. */
  updatedAt: moment,
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
};

/** A success story as it stands in the list of the admins. */
export const StoryRow = /* @__PURE__ */ v.object(listed);
export type StoryRow = v.InferOutput<typeof StoryRow>;

/** A success story with everything that admins write. */
export const Story = /* @__PURE__ */ v.object({
  ...listed,
  /** What stands in the editor: the unpublished changes, or what is published where there are none. */
  fields: StoryDraft,
  /** Its address on the site, where it is or was published. */
  address: v.nullable(v.string()),
  /** Slugs that it had before. They lead to it. */
  formerSlugs: v.array(v.string()),
});
export type Story = v.InferOutput<typeof Story>;

const UnsavedStory = /* @__PURE__ */ v.object({
  /** The version that was changed; null for a story that is not saved yet. */
  base: v.nullable(Story),
  fields: StoryDraft,
});

/** What somebody typed and did not save. */
export type UnsavedStory = v.InferOutput<typeof UnsavedStory>;

/** Reads it out of a store that may hold anything; null where it is something else. */
export function readUnsavedStory(value: unknown): UnsavedStory | null {
  const result = v.safeParse(UnsavedStory, value);
  return result.success ? result.output : null;
}

/** What a story was at some moment. */
export const StoryVersion = /* @__PURE__ */ v.object({
  id: v.string(),
  kind: v.picklist(['saved', 'published']),
  title: v.string(),
  savedAt: moment,
  /** Null where it came with the installation, or where the account is gone. */
  savedBy: v.nullable(v.string()),
});
export type StoryVersion = v.InferOutput<typeof StoryVersion>;

const StoryId = rowId(noun);
const params = /* @__PURE__ */ v.object({ id: StoryId });
const ofVersion = /* @__PURE__ */ v.object({ version: RowVersion });

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listStories = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/success-stories',
  summary:
    'The success stories, drafts included, a page at a time, the one changed last first where no order is given. Those in the trash are left out unless their state is asked for.',
  query: v.object({
    ...listQuery(['title', 'updatedAt', 'publishedAt']),
    state: v.optional(anyOf(storyStates)),
    industry: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(1_000, 'Filter by 1,000 characters or fewer.'),
        v.transform((text) => text.split(',')),
      ),
    ),
  }),
  answer: listPage(StoryRow),
});

export const listStoryIndustries = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/success-stories/industries',
  summary: 'The industries that stories are from, by name.',
  answer: v.object({ data: v.array(v.string()) }),
});

export const createStory = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories',
  summary: 'Begins a story as a draft. Everything may be missing still.',
  body: v.object({ fields: NewStoryDraft }),
  answer: Story,
});

export const getStory = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/success-stories/{id}',
  summary: 'A success story with its unpublished changes.',
  params,
  answer: Story,
});

export const saveStory = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/success-stories/{id}',
  summary:
    'Keeps what was written without publishing it: what is missing may be missing. Refused with 409 if someone else changed the story since that `version`.',
  params,
  body: v.object({ fields: StoryDraft, version: RowVersion }),
  answer: Story,
});

export const publishStory = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/{id}/publish',
  summary:
    'Publishes a story, or its changes. Refused with 400 and the fields by name where something is missing, with 409 where another story has or had its slug. The slug that it had leads to it from then on.',
  params,
  body: ofVersion,
  answer: Story,
});

export const discardStoryChanges = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/{id}/discard',
  summary: 'Drops the unpublished changes of a published story. They stay among its earlier versions.',
  params,
  body: ofVersion,
  answer: Story,
});

export const listStoryVersions = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/success-stories/{id}/versions',
  summary: 'What a story was before, the latest first: each time that it was saved or published, up to 50.',
  params,
  answer: v.object({ data: v.array(StoryVersion) }),
});

export const getStoryVersion = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/success-stories/{id}/versions/{versionId}',
  summary: 'An earlier version of a story, whole.',
  params: v.object({ id: StoryId, versionId: rowId('a version') }),
  answer: v.object({ ...StoryVersion.entries, fields: StoryDraft }),
});

export const restoreStoryVersion = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/{id}/versions/{versionId}/restore',
  summary: 'Takes an earlier version into the unpublished changes. Visitors see it once it is published.',
  params: v.object({ id: StoryId, versionId: rowId('a version') }),
  body: ofVersion,
  answer: Story,
});

export const draftStoryOfClient = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/from-client',
  summary:
    'Begins a story as a draft, filled in from what was measured at a client. Refused with 409 where the client has not agreed to it, or where there is no baseline or no measured week.',
  body: v.object({ clientId: rowId('a client') }),
  answer: Story,
});

/** What can be done with stories, one or many at a time. */
const storyActions = ['publish', 'unpublish', 'delete', 'restore'] as const;
export type StoryAction = (typeof storyActions)[number];

export const actOnStories = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/actions',
  summary:
    'Publishes stories, takes them off the site, puts them into the trash for 30 days, or takes them out again as they were. Each row is processed separately and has its own result in the answer.',
  body: actionOnRows(storyActions, noun),
  answer: ActionOutcomes,
});
