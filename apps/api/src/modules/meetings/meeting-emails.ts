import type { Participant } from '../../database/participants.ts';
import { excerptOf } from '../../excerpt.ts';
import { type Email, type EmailTable, renderEmail } from '../../mail/email.ts';
import { type MeetingNews, type MeetingVersion, meetingSummary } from './meeting-news.ts';

const SUBJECT_LENGTH = 78;

/** How many characters of the notes the mail contains. The calendar contains all of them. */
const NOTES_LENGTH = 1_000;

export interface MeetingEmailContent {
  news: MeetingNews;
  /** Null: the meeting is new. */
  before: MeetingVersion | null;
  meeting: MeetingVersion;
  clientId: string;
  company: string;
  guest: Pick<Participant, 'kind' | 'name'>;
  /** The person who planned, changed or canceled it. */
  actorName: string;
  /** The manager who gets replies to the mail. Null: the office. */
  managerName: string | null;
  siteUrl: string;
  /** An IANA time zone, such as `America/New_York`. */
  timeZone: string;
}

const labels: Readonly<Record<MeetingNews, { subject: string; doing: string }>> = {
  invitation: { subject: 'Invitation', doing: 'invites you to a meeting' },
  change: { subject: 'Changed', doing: 'changed a meeting' },
  cancellation: { subject: 'Canceled', doing: 'canceled a meeting' },
};

/** Start and end, with the name of the time zone. */
function timeOf({ startsAt, endsAt }: MeetingVersion, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).formatRange(startsAt, endsAt);
}

function tableOf({ news, before, meeting, company, timeZone }: MeetingEmailContent): EmailTable {
  const old = news === 'change' ? before : null;
  const row = (label: string, read: (version: MeetingVersion) => string) => {
    const [value, earlier] = [read(meeting), old && read(old)];
    if (earlier === null || earlier === value) return value ? [{ label, value }] : [];
    return [{ label, value: value || 'None', note: `Before: ${earlier || 'none'}` }];
  };
  return {
    title: meetingSummary(meeting, company),
    rows: [
      ...(old && old.title !== meeting.title ? row('Title', ({ title }) => title) : []),
      ...row('When', (version) => timeOf(version, timeZone)),
      ...row('Where', ({ place }) => place),
      ...row('Notes', ({ notes }) => excerptOf(notes, NOTES_LENGTH)),
    ],
  };
}

/** Renders the invitation, change or cancellation for a guest of a meeting. */
export function meetingEmail(content: MeetingEmailContent): Email {
  const { news, meeting, clientId, guest, actorName, managerName, siteUrl } = content;
  const home = guest.kind === 'client' ? `${siteUrl}/client` : `${siteUrl}/manager`;
  const { subject, doing } = labels[news];
  return renderEmail({
    subject: excerptOf(`${subject}: ${meeting.title}`, SUBJECT_LENGTH),
    name: guest.name,
    paragraphs: [`${actorName} ${doing}.`],
    tables: [tableOf(content)],
    action: {
      label: 'Open your meetings',
      url: guest.kind === 'client' ? `${home}/meetings` : `${home}/clients/${clientId}/meetings`,
    },
    notes: [
      ...(managerName === null ? [] : [`Reply to this e-mail to write to ${managerName}.`]),
      `Turn off these e-mails: ${home}/settings`,
    ],
  });
}
