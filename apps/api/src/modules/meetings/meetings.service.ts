import { randomUUID } from 'node:crypto';
import type { ActionOutcomes } from '@uplift/data-client/contract/admin';
import type { Meeting, MeetingAction, MeetingState } from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { MailAddress } from '../../mail/mailer.ts';
import type { Caller } from '../../security/caller.ts';
import { writeCalendar } from './meeting-calendar.ts';
import { guestsOf, type MeetingMails } from './meeting-mails.ts';
import { jsonOf } from './meeting-news.ts';
import { checkMeeting } from './meeting-rules.ts';
import type {
  MeetingFields,
  MeetingRow,
  MeetingsRepository,
  MeetingsTransaction,
} from './meetings.repository.ts';

interface MeetingPage {
  data: Meeting[];
  page: number;
  pageSize: number;
  total: number;
}

/** A meeting as in the body of a request. */
export interface GivenMeeting {
  title: string;
  /** ISO 8601 */
  startsAt: string;
  endsAt: string;
  place: string;
  notes: string;
  state: MeetingState;
}

/** A change to a client's meetings, with its caller. */
export interface MeetingChange {
  caller: Caller;
  actor: Actor;
  clientId: string;
}

/** Each method throws HttpError 404 for records that the caller has no access to. */
export interface MeetingsService {
  list: (
    caller: Caller,
    clientId: string,
    query: PageQuery & { when: 'upcoming' | 'past' },
  ) => Promise<MeetingPage>;
  read: (caller: Caller, clientId: string, id: string) => Promise<Meeting>;
  /** Returns the meeting as an iCalendar file, with its file name. */
  calendar: (caller: Caller, clientId: string, id: string) => Promise<{ name: string; text: string }>;
  /** @throws HttpError 400 if its times or its state are invalid */
  create: (by: MeetingChange, meeting: GivenMeeting) => Promise<Meeting>;
  /** @throws HttpError 400, or 409 if the meeting changed since it was read */
  update: (by: MeetingChange, id: string, change: GivenMeeting & { version: number }) => Promise<Meeting>;
  /** Applies an action to each meeting separately. The result says why a meeting was skipped. */
  act: (by: MeetingChange, action: MeetingAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** Permanently removes meetings that were deleted a month ago. */
  cleanUp: () => Promise<void>;
}

const TRASH_MS = 30 * 24 * 3_600_000;

function toAnswer(row: MeetingRow): Meeting {
  const { id, title, place, notes, state, version } = row;
  return {
    id,
    title,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    place,
    notes,
    state,
    createdAt: row.createdAt.toISOString(),
    version,
  };
}

const fieldsOf = ({ title, startsAt, endsAt, place, notes, state }: GivenMeeting): MeetingFields => ({
  title,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  place,
  notes,
  state,
});

const subjectOf = ({ id, title }: Pick<MeetingRow, 'id' | 'title'>) => ({ id, name: title });
const notFound = () => new HttpError(404, 'There is no such meeting.');
const changed = () => changedMeanwhile('meeting');

export function createMeetingsService({
  repository,
  siteUrl,
  organizer,
  mails,
  events,
  now,
}: {
  repository: MeetingsRepository;
  /** The public URL of the site. It keeps the meetings of different sites apart in calendars. */
  siteUrl: string;
  /** The organizer in calendars: the office. */
  organizer: MailAddress;
  mails: Pick<MeetingMails, 'plan'>;
  events: Events;
  now: Clock;
}): MeetingsService {
  async function clientOf(meetings: MeetingsTransaction, caller: Caller, clientId: string) {
    const client = await meetings.client(caller, clientId);
    if (!client) throw new HttpError(404, 'There is no such client.');
    return client;
  }

  /** Also finds deleted meetings, only so that they can be restored. */
  async function findIn(meetings: MeetingsTransaction, caller: Caller, clientId: string, id: string) {
    const meeting = await meetings.find(caller, clientId, id);
    if (!meeting) throw notFound();
    return meeting;
  }

  async function findUndeleted(meetings: MeetingsTransaction, caller: Caller, clientId: string, id: string) {
    const meeting = await findIn(meetings, caller, clientId, id);
    if (meeting.deletedAt) throw notFound();
    return meeting;
  }

  async function record(
    meetings: MeetingsTransaction,
    { actor, caller, clientId }: MeetingChange,
    action: DomainEventType<'meeting'>,
    change: {
      /** Null: the meeting is new. */
      previous: MeetingRow | null;
      subject: { id: string; name: string };
      before: object;
      after: object;
    },
  ): Promise<void> {
    await events.record(meetings.tx, {
      type: action,
      actor,
      clientId,
      occurredAt: now(),
      subject: change.subject,
      before: { ...change.before },
      after: { ...change.after },
    });
    await mails.plan(meetings.tx, { meetingId: change.subject.id, before: change.previous, actor: caller });
  }

  async function setDeleted(
    meetings: MeetingsTransaction,
    by: MeetingChange,
    meeting: MeetingRow,
    deletedAt: Date | null,
  ): Promise<void> {
    if (!(await meetings.update(meeting, { deletedAt, updatedAt: now() }))) throw changed();
    await record(meetings, by, deletedAt ? 'meeting.deleted' : 'meeting.restored', {
      previous: meeting,
      subject: subjectOf(meeting),
      before: {},
      after: {},
    });
  }

  const actions: Record<
    MeetingAction,
    (meetings: MeetingsTransaction, by: MeetingChange, meeting: MeetingRow) => Promise<void>
  > = {
    delete: async (meetings, by, meeting) => {
      if (!meeting.deletedAt) await setDeleted(meetings, by, meeting, now());
    },
    restore: async (meetings, by, meeting) => {
      if (meeting.deletedAt) await setDeleted(meetings, by, meeting, null);
    },
  };

  return {
    list: async (caller, clientId, { when, ...query }) => {
      await clientOf(repository, caller, clientId);
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list(caller, clientId, { when, now: now(), limit, offset });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    read: async (caller, clientId, id) => toAnswer(await findUndeleted(repository, caller, clientId, id)),

    calendar: async (caller, clientId, id) => {
      const meeting = await findUndeleted(repository, caller, clientId, id);
      const { company } = await clientOf(repository, caller, clientId);
      const method = meeting.state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      // Only a cancellation names the guests.
      const guests = method === 'CANCEL' ? (await guestsOf(repository.tx, clientId)).guests : [];
      const timeZone = 'UTC';
      const text = writeCalendar({ meeting, company, siteUrl, organizer, method, guests, timeZone });
      return { name: `${meeting.title}.ics`, text };
    },

    create: (by, given) =>
      repository.transaction(async (meetings) => {
        const { caller, clientId } = by;
        await clientOf(meetings, caller, clientId);
        const fields = fieldsOf(given);
        checkMeeting('new', fields, now());
        const id = randomUUID();
        await meetings.add({ id, clientId, ...fields, createdAt: now() });
        const meeting = await findIn(meetings, caller, clientId, id);
        await record(meetings, by, 'meeting.created', {
          previous: null,
          subject: subjectOf(meeting),
          before: {},
          after: { ...jsonOf(fields), clientId },
        });
        return toAnswer(meeting);
      }),

    update: (by, id, { version, ...given }) =>
      repository.transaction(async (meetings) => {
        const { caller, clientId } = by;
        const meeting = await findUndeleted(meetings, caller, clientId, id);
        if (meeting.version !== version) throw changed();
        const fields = fieldsOf(given);
        checkMeeting(meeting.state, fields, now());
        if (!(await meetings.update(meeting, { ...fields, updatedAt: now() }))) throw changed();
        await record(meetings, by, 'meeting.updated', {
          previous: meeting,
          subject: subjectOf(meeting),
          before: jsonOf(meeting),
          after: jsonOf(fields),
        });
        return toAnswer(await findIn(meetings, caller, clientId, id));
      }),

    act: async (by, action, ids) => {
      await clientOf(repository, by.caller, by.clientId);
      return actOnEach(ids, (id) =>
        repository.transaction(async (meetings) =>
          actions[action](meetings, by, await findIn(meetings, by.caller, by.clientId, id)),
        ),
      );
    },

    cleanUp: () => repository.removeDeletedBefore(new Date(now().getTime() - TRASH_MS)),
  };
}
