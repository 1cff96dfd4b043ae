import { emailChangeEmail } from '../../modules/email-changes/email-change-emails.ts';
import { invitation } from '../../modules/invitations/invitation-emails.ts';
import { calculatorReport, leadReceived, newLead } from '../../modules/leads/lead-emails.ts';
import { type MeetingEmailContent, meetingEmail } from '../../modules/meetings/meeting-emails.ts';
import { newsEmail, unattendedEmail } from '../../modules/notifications/notification-emails.ts';
import { passwordChanged, passwordReset } from '../../modules/passwords/password-emails.ts';
import {
  deletionCanceled,
  deletionRequested,
  deletionScheduled,
} from '../../modules/privacy/deletion-emails.ts';
import { codesGuessed } from '../../modules/sign-in/sign-in-emails.ts';
import { webhookDisabled } from '../../modules/webhooks/webhook-emails.ts';

export const siteUrl = 'https://uplift.example';

const timeZone = 'America/New_York';
const company = 'Northside Dental';
const clientId = '6b1c2a52-6f0e-4f57-9a53-3d6a0b0a6b11';
const name = 'Kim Brook';
const token = 'q3Zt8Jm1vXyN5sKc0RwP7uLhBdE2aGfT';

const calculation = {
  input: {
    currentRevenue: 1_200_000,
    totalHeadCount: 12,
    busyWorkEmployees: 3,
    hoursPerWeek: 10,
    hourlyRate: 32,
  },
  assumptions: {},
};

const createdAt = new Date('2026-06-01T14:05:00Z');

const lead = {
  id: '0f6f5c52-35c8-4a6c-8f4e-0b9f4d7f6a10',
  source: 'audit' as const,
  state: 'new' as const,
  email: 'rosa@harborfreight.example',
  name: 'Rosa Vale',
  company: 'Harbor Freight Lines',
  companySize: '11 to 25',
  website: 'https://harborfreight.example',
  timeSink: 'Typing work orders from e-mails into two systems, and chasing drivers for proof of delivery.',
  message: 'We tried a template from a forum.\nIt broke after a week.',
  preferredTimes: 'Tuesday or Thursday, after 2 pm',
  calculation,
  suspicions: [],
  announcedAt: createdAt,
  decidedAt: null,
  clientId: null,
  version: 1,
  createdAt,
  updatedAt: createdAt,
};

const meeting: MeetingEmailContent = {
  news: 'invitation',
  before: null,
  meeting: {
    title: 'First-month review',
    startsAt: new Date('2026-06-09T18:00:00Z'),
    endsAt: new Date('2026-06-09T18:45:00Z'),
    place: 'https://meet.example/northside',
    notes: 'Please bring the recall figures of May.',
    state: 'planned',
    deletedAt: null,
  },
  clientId,
  company,
  guest: { kind: 'client', name },
  actorName: 'Maya Torres',
  managerName: 'Maya Torres',
  siteUrl,
  timeZone,
};

const news = {
  id: 1,
  clientId,
  company,
  kind: 'message' as const,
  text: 'Maya Torres: The recall list is live. 214 patients were reminded this week, and 61 have booked.',
  path: 'messages',
  createdAt,
};

const emailChange = {
  name,
  newEmail: 'kim.brook@northside.example',
  url: `${siteUrl}/confirm-email#token=${token}`,
};

const deletion = { name, company, siteUrl };

/** Every kind of e-mail that the product sends. */
export const sampleEmails = {
  invitation: invitation({ name, area: 'client' }, `${siteUrl}/reset-password#kind=client&token=${token}`),
  passwordReset: passwordReset(name, `${siteUrl}/reset-password#kind=client&token=${token}`),
  passwordChanged: passwordChanged(name, siteUrl),
  codesGuessed: codesGuessed(name, siteUrl),
  confirmNewAddress: emailChangeEmail('new', emailChange),
  confirmOldAddress: emailChangeEmail('old', emailChange),
  leadReceived: leadReceived(siteUrl),
  newLead: newLead(lead, siteUrl),
  calculatorReport: calculatorReport(calculation, siteUrl),
  calculatorReportInGerman: calculatorReport({ ...calculation, locale: 'de-DE', currency: 'EUR' }, siteUrl),
  meetingInvitation: meetingEmail(meeting),
  meetingChanged: meetingEmail({
    ...meeting,
    news: 'change',
    before: { ...meeting.meeting, startsAt: new Date('2026-06-08T18:00:00Z'), place: '' },
  }),
  meetingCanceled: meetingEmail({ ...meeting, news: 'cancellation' }),
  news: newsEmail({ recipient: { kind: 'client', id: '1', name }, news: [news], siteUrl, timeZone }),
  newsOfSeveralClients: newsEmail({
    recipient: { kind: 'manager', id: '2', name: 'Maya Torres' },
    news: [
      { ...news, text: 'Kim Brook: Could we start the second location in July?' },
      { ...news, id: 2, text: 'Kim Brook approved “Recall workflow”.', path: 'project' },
      {
        ...news,
        id: 3,
        clientId: '7',
        company: 'Harbor Freight Lines',
        text: 'Rosa Vale: The import works.',
      },
    ],
    siteUrl,
    timeZone,
  }),
  unattended: unattendedEmail({ clientId, company, text: 'Kim Brook: Is anyone there?' }, siteUrl),
  webhookDisabled: webhookDisabled(
    {
      id: '12',
      name: 'Sync to the practice system',
      url: 'https://hooks.northside.example/uplift?source=portal',
    },
    'Its receiver answered 410 Gone.',
    siteUrl,
  ),
  deletionRequested: deletionRequested({
    request: { clientId, requestedBy: name, reason: 'We closed the practice at the end of May.' },
    company,
    siteUrl,
  }),
  deletionScheduled: deletionScheduled({ ...deletion, eraseAt: new Date('2026-07-01T12:00:00Z'), timeZone }),
  deletionCanceled: deletionCanceled(deletion),
};
