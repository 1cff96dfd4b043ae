import { type Email, renderEmail } from '../../mail/email.ts';

const areas = {
  client: 'your client portal, where you follow the status and results of your project',
  manager: 'the team area, where you run the projects of your clients',
  admin: 'the admin area',
} as const;

/**
 * The e-mail that invites a user to choose a password.
 *
 * @param url the link to the form
 */
export function invitation({ name, area }: { name: string; area: keyof typeof areas }, url: string): Email {
  return renderEmail({
    subject: 'Your invitation to Uplift',
    name,
    paragraphs: [`You’re invited to ${areas[area]}. Choose a password to get started:`],
    action: { label: 'Accept invitation', url },
    notes: ['The link works once, for 7 days.'],
  });
}
