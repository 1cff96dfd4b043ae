import { isDeepStrictEqual } from 'node:util';
import type { MeetingFields, MeetingRow } from './meetings.repository.ts';

/** The kind of mail that the guests of a meeting get. */
export type MeetingNews = 'invitation' | 'change' | 'cancellation';

/** The fields of a meeting as requests, the audit log and jobs have them. Times are in ISO 8601. */
export type MeetingJson = Omit<MeetingFields, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string };

export type MeetingVersion = MeetingFields & Pick<MeetingRow, 'deletedAt'>;

/** A version of a meeting as jobs store it. */
export type MeetingRecord = MeetingJson & { deletedAt: string | null };

/** The name of a meeting in places that don't show the company otherwise. */
export function meetingSummary({ title }: Pick<MeetingRow, 'title'>, company: string): string {
  return `${title} (${company})`;
}

export function jsonOf({ title, startsAt, endsAt, place, notes, state }: MeetingFields): MeetingJson {
  return { title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place, notes, state };
}

export function fieldsOf({ startsAt, endsAt, ...fields }: MeetingJson): MeetingFields {
  return { ...fields, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

export function recordOf(meeting: MeetingVersion): MeetingRecord {
  return { ...jsonOf(meeting), deletedAt: meeting.deletedAt?.toISOString() ?? null };
}

export function versionOf({ deletedAt, ...fields }: MeetingRecord): MeetingVersion {
  return { ...fieldsOf(fields), deletedAt: deletedAt === null ? null : new Date(deletedAt) };
}

function isInCalendars({ state, deletedAt }: MeetingVersion): boolean {
  return state !== 'cancelled' && deletedAt === null;
}

/** What the guests see of a meeting that is in calendars. */
function shownOf({ title, startsAt, endsAt, place, notes }: MeetingVersion) {
  return { title, startsAt, endsAt, place, notes };
}

/**
 * Returns the kind of mail for a change of a meeting. Null if the change doesn't concern the guests: past
 * meetings and the minutes of held meetings don't.
 *
 * @param before null: the meeting is new
 */
export function newsOf(before: MeetingVersion | null, after: MeetingVersion, now: Date): MeetingNews | null {
  if (after.state === 'held') return null;
  const was = before && isInCalendars(before) ? before : null;
  const is = isInCalendars(after) ? after : null;
  const isComing = [was, is].some((version) => version !== null && version.endsAt > now);
  if (!isComing) return null;
  if (!is) return 'cancellation';
  if (!was) return 'invitation';
  return isDeepStrictEqual(shownOf(was), shownOf(is)) ? null : 'change';
}
