import { type Email, renderEmail } from '../../mail/email.ts';
import type { Side } from './email-changes.repository.ts';

const note = 'The link works for one day. The address changes once both links are confirmed.';

/** Renders the e-mail for one of the two addresses of a change. */
export function emailChangeEmail(
  side: Side,
  { name, newEmail, url }: { name: string; newEmail: string; url: string },
): Email {
  const action = { label: 'Review the change', url };
  if (side === 'old') {
    return renderEmail({
      subject: 'Your e-mail address is about to change',
      name,
      paragraphs: [
        `Confirm that you want to sign in to Uplift with ${newEmail} instead of this address, or stop the change:`,
      ],
      action,
      notes: [note],
    });
  }
  // Leaves out the old address, since the new one may be mistyped.
  return renderEmail({
    recipient: 'visitor',
    subject: 'Confirm your new e-mail address',
    name,
    paragraphs: [
      `Confirm that this address is yours and that you want to sign in to Uplift with ${newEmail}. We also sent a link to your current address. You need to confirm both.`,
    ],
    action,
    notes: [note, 'If you didn’t expect this e-mail, you can ignore it.'],
  });
}
