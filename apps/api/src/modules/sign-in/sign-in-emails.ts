import { type Email, renderEmail } from '../../mail/email.ts';

export function codesGuessed(name: string, siteUrl: string): Email {
  return renderEmail({
    subject: 'Wrong codes at your sign-in',
    name,
    paragraphs: [
      'Someone entered your Uplift password, followed by five wrong two-factor authentication codes. Each further attempt has to wait longer.',
      `If it wasn’t you, set a new password now at ${siteUrl}/forgot-password and tell us. If it was you, wait a moment, or use a recovery code.`,
    ],
  });
}
