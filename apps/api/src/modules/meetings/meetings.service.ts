import type { Meeting, MeetingAction } from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { DomainEvent, DomainEventType } from '../../events/domain-events.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { PageQuery } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found } from '../../http-error.ts';
import type { MailAddress } from '../../mail/mailer.ts';
import type { Caller } from '../../security/caller.ts';
import { type ClientChange, findClient } from '../client-access.ts';
import { writeCalendar } from './meeting-calendar.ts';
import { guestsOf } from './meeting-mails.ts';
import { fieldsOf, jsonOf, type MeetingJson } from './meeting-news.ts';
import { checkMeeting } from './meeting-rules.ts';
import { createMeetingsRepository, type MeetingRow } from './meetings.repository.ts';

export type MeetingsService = ReturnType<typeof createMeetingsService>;

const TRASH_MS = 30 * 24 * 3_600_000;

const toAnswer = ({ startsAt, endsAt, createdAt, ...meeting }: MeetingRow): Meeting => ({
  ...meeting,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  createdAt: createdAt.toISOString(),
});

const changed = () => changedMeanwhile('meeting');

/** Each method throws HttpError 404 for records that the caller has no access to. */
export function createMeetingsService(
  { db, config: { siteUrl }, events, now }: Pick<Container, 'db' | 'config' | 'events' | 'now'>,
  organizer: MailAddress,
) {
  /** Also finds deleted meetings, only so that they can be restored. */
  const find = async (tx: Database, caller: Caller, clientId: string, id: string) =>
    found(await createMeetingsRepository(tx).find(caller, clientId, id), 'meeting');

  async function findUndeleted(tx: Database, caller: Caller, clientId: string, id: string) {
    const meeting = await find(tx, caller, clientId, id);
    return found(meeting.deletedAt ? null : meeting, 'meeting');
  }

  /** @param previous null: the meeting is new */
  const record = (
    tx: Transaction,
    { actor, caller, clientId }: ClientChange,
    { id, title }: MeetingRow,
    previous: MeetingRow | null,
    event: Pick<DomainEvent<DomainEventType<'meeting'>>, 'type' | 'before' | 'after'>,
  ): Promise<void> =>
    events.record(tx, {
      ...event,
      actor,
      clientId,
      subject: { id, name: title },
      data: { previous, changedBy: caller },
    });

  /** Deletes or restores a meeting, unless it already is deleted or not. */
  async function setDeleted(
    tx: Transaction,
    change: ClientChange,
    meeting: MeetingRow,
    deleted: boolean,
  ): Promise<void> {
    if ((meeting.deletedAt !== null) === deleted) return;
    const fields = { deletedAt: deleted ? now() : null, updatedAt: now() };
    if (!(await createMeetingsRepository(tx).update(meeting, fields))) throw changed();
    const type = deleted ? 'meeting.deleted' : 'meeting.restored';
    await record(tx, change, meeting, meeting, { type });
  }

  return {
    list: async (
      caller: Caller,
      clientId: string,
      { when, ...query }: PageQuery & { when: 'upcoming' | 'past' },
    ) => {
      await findClient(db, caller, clientId);
      return answerPage(query, toAnswer, (range) =>
        createMeetingsRepository(db).list(caller, clientId, { when, now: now(), ...range }),
      );
    },

    read: async (caller: Caller, clientId: string, id: string) =>
      toAnswer(await findUndeleted(db, caller, clientId, id)),

    /** Returns the meeting as an iCalendar file, with its file name. */
    calendar: async (caller: Caller, clientId: string, id: string) => {
      const meeting = await findUndeleted(db, caller, clientId, id);
      const { company } = await findClient(db, caller, clientId);
      const method = meeting.state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      // Only a cancellation names the guests.
      const guests = method === 'CANCEL' ? (await guestsOf(db, clientId)).guests : [];
      const timeZone = 'UTC';
      const text = writeCalendar({ meeting, company, siteUrl, organizer, method, guests, timeZone });
      return { name: `${meeting.title}.ics`, text };
    },

    /** @throws HttpError 400 if its times or its state are invalid */
    create: (change: ClientChange, given: MeetingJson): Promise<Meeting> =>
      unitOfWork(db, async (tx) => {
        const { caller, clientId } = change;
        await findClient(tx, caller, clientId);
        const fields = fieldsOf(given);
        checkMeeting('new', fields, now());
        const meeting = await createMeetingsRepository(tx).add({ clientId, ...fields, createdAt: now() });
        await record(tx, change, meeting, null, {
          type: 'meeting.created',
          after: { ...jsonOf(fields), clientId },
        });
        return toAnswer(meeting);
      }),

    /** @throws HttpError 400, or 409 if the meeting changed since it was read */
    update: (
      change: ClientChange,
      id: string,
      { version, ...given }: MeetingJson & { version: number },
    ): Promise<Meeting> =>
      unitOfWork(db, async (tx) => {
        const meeting = await findUndeleted(tx, change.caller, change.clientId, id);
        if (meeting.version !== version) throw changed();
        const fields = fieldsOf(given);
        checkMeeting(meeting.state, fields, now());
        const updated = await createMeetingsRepository(tx).update(meeting, { ...fields, updatedAt: now() });
        if (!updated) throw changed();
        await record(tx, change, meeting, meeting, {
          type: 'meeting.updated',
          before: jsonOf(meeting),
          after: jsonOf(fields),
        });
        return toAnswer(updated);
      }),

    /** Applies an action to each meeting separately. The result says why a meeting was skipped. */
    act: async (change: ClientChange, action: MeetingAction, ids: readonly string[]) => {
      const { caller, clientId } = change;
      await findClient(db, caller, clientId);
      return actOnEach(ids, (id) =>
        unitOfWork(db, async (tx) => {
          const meeting = await find(tx, caller, clientId, id);
          await setDeleted(tx, change, meeting, action === 'delete');
        }),
      );
    },

    /** Permanently removes meetings that were deleted a month ago. */
    cleanUp: () => createMeetingsRepository(db).removeDeletedBefore(new Date(now().getTime() - TRASH_MS)),
  };
}
