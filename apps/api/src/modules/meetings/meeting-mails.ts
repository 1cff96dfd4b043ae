import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { managerOf, type Participant, peopleOf } from '../../database/participants.ts';
import { readPersonName } from '../../database/person-name.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Viewer } from '../../database/visible-clients.ts';
import { type MailAddress, replyTo } from '../../mail/mailer.ts';
import { writeCalendar } from './meeting-calendar.ts';
import { meetingEmail } from './meeting-emails.ts';
import { type MeetingRecord, newsOf, versionOf } from './meeting-news.ts';
import { createMeetingsRepository } from './meetings.repository.ts';

export interface MeetingMailRequest {
  meetingId: string;
  /** The meeting before the change. Null: the meeting is new. */
  before: MeetingRecord | null;
  /** The person who changed it. They get no mail. */
  actor: Pick<Viewer, 'kind' | 'personId'>;
}

/** The manager of a client and those of its people who can sign in. */
export async function guestsOf(
  tx: Database,
  clientId: string,
): Promise<{ manager: Participant | null; guests: Participant[] }> {
  const manager = await managerOf(tx, clientId);
  return { manager, guests: [...(manager ? [manager] : []), ...(await peopleOf(tx, clientId))] };
}

export function createMeetingMails(
  { db, jobs, config, now }: Pick<Container, 'db' | 'jobs' | 'config' | 'now'>,
  organizer: MailAddress,
) {
  const { siteUrl, officeTimeZone } = config;
  return {
    /** Mails the change to the guests who want mail, unless nothing changed for them. */
    mail: ({ meetingId, before: record, actor }: MeetingMailRequest): Promise<void> =>
      unitOfWork(db, async (tx) => {
        const found = await createMeetingsRepository(tx).lock(meetingId);
        if (!found) return;
        const { meeting, company } = found;
        const before = record && versionOf(record);
        const news = newsOf(before, meeting, now());
        if (!news) return;
        const { manager, guests } = await guestsOf(tx, meeting.clientId);
        const actorName = await readPersonName(tx, actor);
        const method = news === 'cancellation' ? 'CANCEL' : 'REQUEST';
        for (const guest of guests) {
          if (guest.id === actor.personId || guest.choice === 'off') continue;
          const answersTo = guest.kind === 'client' ? manager : null;
          const timeZone = guest.timeZone ?? officeTimeZone;
          const content = meetingEmail({
            news,
            before,
            // Guests recognize a canceled meeting by its details before the cancellation.
            meeting: news === 'cancellation' && before ? before : meeting,
            clientId: meeting.clientId,
            company,
            guest,
            actorName,
            managerName: answersTo?.name ?? null,
            siteUrl,
            timeZone,
          });
          const text = writeCalendar({ meeting, company, siteUrl, organizer, method, guests, timeZone });
          const calendar = { method, text } as const;
          await jobs.enqueue('mail', { to: guest.email, ...replyTo(answersTo), ...content, calendar }, tx);
        }
      }),
  };
}
