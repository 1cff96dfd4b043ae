import type {
  Story,
  StoryRow as StoryAnswer,
  StoryDraft,
  StoryVersion,
} from '@uplift/data-client/contract/admin';
import type { ListedStory, StoryRow, VersionRow } from './success-stories.repository.ts';

/** What visitors see of a story or saw last, as the editor has it. */
export function shownFieldsOf(row: StoryRow): StoryDraft {
  const { slug, title, industry, timeFrame, hoursSaved, revenueBoost, efficiency, savings } = row;
  const { description, imageUrl, challenge, approach, result, measurements } = row;
  return {
    slug,
    title,
    industry,
    timeFrame,
    hoursSaved,
    revenueBoost,
    efficiency,
    savings,
    description,
    imageUrl: imageUrl ?? '',
    challenge,
    approach,
    result,
    measurements,
  };
}

/** What stands in the editor. */
export function fieldsOf(row: StoryRow): StoryDraft {
  return row.draft ?? shownFieldsOf(row);
}

/** Whether visitors have ever had it. */
export function hasAppeared({ appearedAt, publishedAt }: StoryRow): boolean {
  return appearedAt !== null || publishedAt !== null;
}

export function toRow({ editedAt, publishedAt, draftSlug, slug, ...row }: ListedStory): StoryAnswer {
  return {
    ...row,
    slug: publishedAt ? slug : (draftSlug ?? slug),
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: editedAt.toISOString(),
  };
}

export function toStory(row: StoryRow, formerSlugs: string[]): Story {
  return {
    ...toRow({ ...row, draftSlug: row.draft?.slug ?? null }),
    fields: fieldsOf(row),
    address: hasAppeared(row) ? `/success-stories/${row.slug}` : null,
    formerSlugs,
  };
}

export function toVersion({ id, kind, fields, savedAt, savedBy }: VersionRow): StoryVersion {
  return { id, kind, title: fields.title, savedAt: savedAt.toISOString(), savedBy };
}

/** Fields as the audit log keeps them: measurements as a text that people can read and that can be compared. */
export function auditedFields({ measurements, ...fields }: StoryDraft): Record<string, unknown> {
  const rows = measurements.map(({ name, unit, before, after }) =>
    `${name}: ${before} → ${after} ${unit}`.trim(),
  );
  return { ...fields, measurements: rows.join('; ') };
}
