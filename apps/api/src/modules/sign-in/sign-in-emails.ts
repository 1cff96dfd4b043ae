import { type Email, renderEmail } from '../../mail/email.ts';

export function codesGuessed(name: string, siteUrl: string): Email {
  return renderEmail({
    subject: 'Wrong codes at your sign-in',
    name,
    paragraphs: [
      'Your password was entered at Uplift, followed by five wrong codes of an authenticator app. Each further code has to wait longer.',
      `If it was not you, set a new password now at ${siteUrl}/forgot-password and tell us. If it was you, wait a moment, or use a recovery code.`,
    ],
  });
}
