import type { MeetingRow } from './meetings.repository.ts';

/** The kind of mail that the guests of a meeting get. */
export type MeetingNews = 'invitation' | 'change' | 'cancellation';

export type MeetingJson = Pick<MeetingRow, 'title' | 'place' | 'notes' | 'state'> & {
  startsAt: string;
  endsAt: string;
};

export type MeetingVersion = Pick<
  MeetingRow,
  'title' | 'startsAt' | 'endsAt' | 'place' | 'notes' | 'state' | 'deletedAt'
>;

/** The name of a meeting in places that don't show the company otherwise. */
export function meetingSummary({ title }: Pick<MeetingRow, 'title'>, company: string): string {
  return `${title} (${company})`;
}

/** The fields of a meeting as the audit log and jobs store them. Times are in ISO 8601. */
export function jsonOf({
  title,
  startsAt,
  endsAt,
  place,
  notes,
  state,
}: Omit<MeetingVersion, 'deletedAt'>): MeetingJson {
  return { title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place, notes, state };
}

function isInCalendars({ state, deletedAt }: MeetingVersion): boolean {
  return state !== 'cancelled' && deletedAt === null;
}

function isSameForGuests(one: MeetingVersion, other: MeetingVersion): boolean {
  return (
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime() &&
    one.title === other.title &&
    one.place === other.place &&
    one.notes === other.notes
  );
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
  return isSameForGuests(was, is) ? null : 'change';
}
