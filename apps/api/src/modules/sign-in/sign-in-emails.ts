import { type Email, renderEmail } from '../../mail/email.ts';

export function codesGuessed(name: string, siteUrl: string): Email {
  return renderEmail({
    subject: 'Failed sign-in attempts on your account',
    name,
    paragraphs: [
      'Someone entered your Uplift password, then five wrong two-factor authentication codes. Further attempts are delayed.',
      `If it wasn’t you, set a new password now at ${siteUrl}/forgot-password and tell us. If it was you, wait a moment or use a recovery code.`,
    ],
  });
}
