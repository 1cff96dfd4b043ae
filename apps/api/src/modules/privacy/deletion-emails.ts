import { type Email, renderEmail } from '../../mail/email.ts';
import type { DeletionRequestRow } from './deletion-requests.repository.ts';

/** Asks the admins for a decision. */
export function deletionRequested({
  request,
  company,
  siteUrl,
}: {
  request: Pick<DeletionRequestRow, 'clientId' | 'reason' | 'requestedBy'>;
  company: string;
  siteUrl: string;
}): Email {
  return renderEmail({
    recipient: 'team',
    subject: `${company} requested deletion of its data`,
    paragraphs: [
      `${request.requestedBy} of ${company} requested the deletion of all its data. Check whether you must keep any of it by law, then schedule the erasure or decline the request.`,
    ],
    tables: [{ title: 'The request', rows: [{ label: 'Reason', value: request.reason }] }],
    action: {
      label: 'Open the client',
      url: `${siteUrl}/admin/users/clients?client=${request.clientId}`,
    },
  });
}

interface DeletionEmailContent {
  name: string;
  company: string;
  siteUrl: string;
}

/**
 * Announces the erasure date, so that users can download their data or withdraw the request.
 *
 * @param timeZone an IANA time zone, such as `America/New_York`
 */
export function deletionScheduled({
  name,
  company,
  eraseAt,
  timeZone,
  siteUrl,
}: DeletionEmailContent & { eraseAt: Date; timeZone: string }): Email {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(eraseAt);
  return renderEmail({
    subject: `Your data will be deleted on ${day}`,
    name,
    paragraphs: [
      `On ${day}, we’ll delete everything about ${company} in the portal: messages, results, documents and accounts.`,
      'Until then, you can sign in, download your data or withdraw the request.',
    ],
    action: settingsAction(siteUrl),
  });
}

export function deletionCanceled({ name, company, siteUrl }: DeletionEmailContent): Email {
  return renderEmail({
    subject: 'Your data won’t be deleted',
    name,
    paragraphs: [
      `We canceled the deletion of ${company}’s data. Everything stays in the portal.`,
      'If you still want it deleted, send a new request in your settings.',
    ],
    action: settingsAction(siteUrl),
  });
}

function settingsAction(siteUrl: string) {
  return { label: 'Open your settings', url: `${siteUrl}/client/settings` };
}
