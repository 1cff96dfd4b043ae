import { type Email, renderEmail } from '../../mail/email.ts';

export function passwordReset(name: string, url: string): Email {
  return renderEmail({
    subject: 'Set a new password',
    name,
    paragraphs: [
      'Someone asked to reset the password of your Uplift account. If it was you, choose a new one here:',
    ],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works once, for 10 minutes. If you didn’t ask for it, ignore this e-mail. Your password won’t change.',
    ],
  });
}

export function passwordChanged(name: string, siteUrl: string): Email {
  return renderEmail({
    subject: 'Your password was changed',
    name,
    paragraphs: [
      'Your Uplift password was just changed, and your other devices were signed out.',
      `If it wasn’t you, set a new one now at ${siteUrl}/forgot-password and tell us.`,
    ],
  });
}
