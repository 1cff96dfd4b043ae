import { type Email, renderEmail } from '../../mail/email.ts';
import type { Side } from './email-changes.repository.ts';

export interface EmailChangeEmailContent {
  name: string;
  oldEmail: string;
  newEmail: string;
  url: string;
}

const note = 'The link works for a day. Until both links are followed, nothing changes.';

/** For the new address. Leaves out the old one, since the new address may be mistyped. */
function toNewAddress({ name, newEmail, url }: EmailChangeEmailContent): Email {
  return renderEmail({
    recipient: 'visitor',
    subject: 'Confirm your new e-mail address',
    name,
    paragraphs: [
      `Confirm that you want to sign in to Uplift with ${newEmail} from now on, and that this address is yours. The address that you use now was mailed a link of its own, which has to be followed as well.`,
    ],
    action: { label: 'Confirm or stop it', url },
    notes: [note, 'If you do not know what this is about, do nothing.'],
  });
}

function toOldAddress({ name, newEmail, url }: EmailChangeEmailContent): Email {
  return renderEmail({
    subject: 'Your e-mail address is about to change',
    name,
    paragraphs: [
      `Confirm that you want to sign in to Uplift with ${newEmail} instead of this address, or stop it if that is not right:`,
    ],
    action: { label: 'Confirm or stop it', url },
    notes: [note],
  });
}

/** Renders the e-mail for one of the two addresses of a change. */
export function emailChangeEmail(side: Side, content: EmailChangeEmailContent): Email {
  return side === 'old' ? toOldAddress(content) : toNewAddress(content);
}
