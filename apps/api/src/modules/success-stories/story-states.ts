import type {
  Story,
  StoryRow as StoryAnswer,
  StoryDraft,
  StoryVersion,
} from '@uplift/data-client/contract/admin';
import type { ListedStory, StoryRow, VersionRow } from './success-stories.repository.ts';

/** The fields that visitors see, or saw last, in the format of the editor. */
export function shownFieldsOf(row: StoryRow): StoryDraft {
  const { slug, title, industry, timeFrame, hoursSaved, revenueBoost, efficiency, savings } = row;
  const { description, imageUrl, challenge, approach, result, measurements, technologyIds } = row;
  const { quote, quoteAuthor, quoteRole } = row;
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
    quote,
    quoteAuthor,
    quoteRole,
    measurements,
    technologyIds,
  };
}

/** The fields in the editor: unpublished changes, or else what visitors see. */
export function fieldsOf(row: StoryRow): StoryDraft {
  return row.draft ?? shownFieldsOf(row);
}

/** Whether the story was ever on the site. */
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

/** Fields in the format of the audit log: measurements and technologies become readable, comparable text. */
export function auditedFields(
  { measurements, technologyIds, ...fields }: StoryDraft,
  technologyNames: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const rows = measurements.map(({ name, unit, before, after }) =>
    `${name}: ${before} → ${after} ${unit}`.trim(),
  );
  const technologies = technologyIds.map((id) => technologyNames.get(id) ?? 'a deleted technology');
  return { ...fields, measurements: rows.join('; '), technologies: technologies.join(', ') };
}
