import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';
import { NewStoryDraft, StoryDraft } from './story-fields.ts';

/** Draft: not public. Changed: published, with unpublished changes. Deleted: in the trash for 30 days. */
const storyStates = ['draft', 'published', 'changed', 'deleted'] as const;

const moment = v.string();
const noun = 'a story';

const listed = {
  id: v.string(),
  /** The published title. For a draft, the title as typed. */
  title: v.string(),
  industry: v.string(),
  /** Last part of the URL. Empty if a draft has none yet. */
  slug: v.string(),
  state: v.picklist(storyStates),
  /** When it was published. Null if it isn't on the site. */
  publishedAt: v.nullable(moment),
  /** Time of the last change, published or not. */
  updatedAt: moment,
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
};

/** A success story in the admin list. */
export const StoryRow = /* @__PURE__ */ v.object(listed);
export type StoryRow = v.InferOutput<typeof StoryRow>;

/** A success story with all editable fields. */
export const Story = /* @__PURE__ */ v.object({
  ...listed,
  /** The editor's content: the unpublished changes or, without any, the published fields. */
  fields: StoryDraft,
  /** URL on the site, if the story is or was published. */
  address: v.nullable(v.string()),
  /** Former slugs, which redirect to the story. */
  formerSlugs: v.array(v.string()),
});
export type Story = v.InferOutput<typeof Story>;

const UnsavedStory = /* @__PURE__ */ v.object({
  /** The saved story that was edited. Null for a story that isn't saved yet. */
  base: v.nullable(Story),
  fields: StoryDraft,
});

/** Unsaved edits. */
export type UnsavedStory = v.InferOutput<typeof UnsavedStory>;

/** Parses unsaved edits from storage that may contain anything. Returns null if they are invalid. */
export function readUnsavedStory(value: unknown): UnsavedStory | null {
  const result = v.safeParse(UnsavedStory, value);
  return result.success ? result.output : null;
}

/** A past version of a story. */
export const StoryVersion = /* @__PURE__ */ v.object({
  id: v.string(),
  kind: v.picklist(['saved', 'published']),
  title: v.string(),
  savedAt: moment,
  /** Null if it came with the installation or the account no longer exists. */
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
    'Lists success stories, including drafts, in pages, most recently changed first by default. Stories in the trash are included only if `state` asks for them.',
  query: v.object({
    ...listQuery(['title', 'updatedAt', 'publishedAt']),
    state: v.optional(anyOf(storyStates)),
    industry: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(1_000, 'Use at most 1,000 characters.'),
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
  summary: 'Lists the industries of all stories, sorted by name.',
  answer: v.object({ data: v.array(v.string()) }),
});

export const createStory = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories',
  summary: 'Creates a story as a draft. All fields are optional.',
  body: v.object({ fields: NewStoryDraft }),
  answer: Story,
});

export const getStory = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/success-stories/{id}',
  summary: 'Retrieves a success story with its unpublished changes.',
  params,
  answer: Story,
});

export const saveStory = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/success-stories/{id}',
  summary:
    'Saves changes to a story without publishing them. Fields may be empty. Returns 409 if `version` is outdated.',
  params,
  body: v.object({ fields: StoryDraft, version: RowVersion }),
  answer: Story,
});

export const publishStory = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/{id}/publish',
  summary:
    'Publishes a story or its changes. Returns 400 with errors by field if the story is incomplete, and 409 if another story uses or used the slug. A former slug redirects to the story.',
  params,
  body: ofVersion,
  answer: Story,
});

export const discardStoryChanges = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/{id}/discard',
  summary: 'Discards the unpublished changes of a published story. They remain in its version history.',
  params,
  body: ofVersion,
  answer: Story,
});

export const listStoryVersions = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/success-stories/{id}/versions',
  summary: 'Lists the version history of a story, newest first: every save and publication, up to 50.',
  params,
  answer: v.object({ data: v.array(StoryVersion) }),
});

export const getStoryVersion = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/success-stories/{id}/versions/{versionId}',
  summary: 'Retrieves an earlier version of a story.',
  params: v.object({ id: StoryId, versionId: rowId('a version') }),
  answer: v.object({ ...StoryVersion.entries, fields: StoryDraft }),
});

export const restoreStoryVersion = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/{id}/versions/{versionId}/restore',
  summary: 'Restores an earlier version as unpublished changes. Visitors see it once it is published.',
  params: v.object({ id: StoryId, versionId: rowId('a version') }),
  body: ofVersion,
  answer: Story,
});

export const draftStoryOfClient = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/from-client',
  summary:
    "Creates a draft story from a client's measurements. Returns 409 if the client hasn't consented, or if there is no baseline or no measured week.",
  body: v.object({ clientId: rowId('a client') }),
  answer: Story,
});

/** Actions on one or more stories. */
const storyActions = ['publish', 'unpublish', 'delete', 'restore'] as const;
export type StoryAction = (typeof storyActions)[number];

export const actOnStories = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/success-stories/actions',
  summary:
    'Publishes or unpublishes stories, moves them to the trash for 30 days, or restores them as they were. Rows are processed separately, and the response has a result for each.',
  body: actionOnRows(storyActions, noun),
  answer: ActionOutcomes,
});
