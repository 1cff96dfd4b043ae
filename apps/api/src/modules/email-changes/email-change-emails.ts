import { type Email, renderEmail } from '../../mail/email.ts';
import type { Side } from './email-changes.repository.ts';

const note = 'The link works for a day. Until both links are followed, nothing changes.';

/** Renders the e-mail for one of the two addresses of a change. */
export function emailChangeEmail(
  side: Side,
  { name, newEmail, url }: { name: string; newEmail: string; url: string },
): Email {
  const action = { label: 'Confirm or stop it', url };
  if (side === 'old') {
    return renderEmail({
      subject: 'Your e-mail address is about to change',
      name,
      paragraphs: [
        `Confirm that you want to sign in to Uplift with ${newEmail} instead of this address, or stop it if that is not right:`,
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
      `Confirm that you want to sign in to Uplift with ${newEmail} from now on, and that this address is yours. The address that you use now was mailed a link of its own, which has to be followed as well.`,
    ],
    action,
    notes: [note, 'If you do not know what this is about, do nothing.'],
  });
}
