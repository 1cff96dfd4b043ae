import type { Recipient, RecipientRow } from '../../database/participants.ts';
import { excerptOf } from '../../excerpt.ts';
import { type Email, renderEmail } from '../../mail/email.ts';
import type { DeliveredNews } from './notifications.repository.ts';

/** Maximum length of a subject, and of the excerpt of a text in it, in characters. */
const SUBJECT_LENGTH = 78;

function homeOf({ kind }: Recipient): string {
  return kind === 'client' ? '/client' : '/manager';
}

/** The path where all the news can be seen: their common page, or the home page. */
function placeOf(recipient: Recipient, news: readonly DeliveredNews[]): string {
  const home = homeOf(recipient);
  const places = new Set(
    news.map(({ clientId, path }) =>
      recipient.kind === 'client' ? `${home}/${path}` : `${home}/clients/${clientId}/${path}`,
    ),
  );
  const [only = home] = places;
  return places.size === 1 ? only : home;
}

function subjectOf(news: readonly DeliveredNews[]): string {
  const [first] = news;
  if (first && news.length === 1)
    return excerptOf(first.text.split('\n')[0] ?? first.company, SUBJECT_LENGTH);
  const companies = new Set(news.map(({ company }) => company));
  const about = companies.size === 1 ? (first?.company ?? '') : `${companies.size} clients`;
  return excerptOf(`${news.length} new things: ${about}`, SUBJECT_LENGTH);
}

interface NewsEmailContent {
  recipient: Recipient & Pick<RecipientRow, 'name'>;
  news: readonly DeliveredNews[];
  siteUrl: string;
  /** An IANA time zone, such as `America/New_York`. */
  timeZone: string;
}

/** Renders the mail that says what is new and links to it. */
export function newsEmail({ recipient, news, siteUrl, timeZone }: NewsEmailContent): Email {
  const moment = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const companies = Map.groupBy(news, ({ company }) => company);
  return renderEmail({
    subject: subjectOf(news),
    name: recipient.name,
    paragraphs: [news.length === 1 ? 'You have a new update.' : 'You have new updates.'],
    tables: [...companies].map(([company, rows]) => ({
      title: company,
      rows: rows.map(({ createdAt, text }) => ({ label: moment.format(createdAt), value: text })),
    })),
    action: { label: 'Read and reply', url: `${siteUrl}${placeOf(recipient, news)}` },
    notes: [
      `Choose how often you get these e-mails, or turn them off: ${siteUrl}${homeOf(recipient)}/settings`,
    ],
  });
}

/** Notifies the team of a client without a manager who waits for a reply. */
export function unattendedEmail(
  { clientId, company, text }: Pick<DeliveredNews, 'clientId' | 'company' | 'text'>,
  siteUrl: string,
): Email {
  return renderEmail({
    recipient: 'team',
    subject: excerptOf(`${company} has no manager`, SUBJECT_LENGTH),
    paragraphs: [`${company} has no manager, so no one was notified of this:`, text],
    action: { label: 'Assign a manager', url: `${siteUrl}/admin/users/clients?client=${clientId}` },
  });
}
