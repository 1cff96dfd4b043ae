import * as v from 'valibot';
import { nameOf } from '../line-of-text.ts';

/**
 * Converts an internationalized domain, alone or of an e-mail address, to Punycode: `münchen.de` becomes
 * `xn--mnchen-3ya.de`. Other text is returned unchanged.
 */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (/^\p{ASCII}*$|[/?#:\\\s]/u.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, start) + new URL(`http://${domain}`).hostname;
}

const emailLength = /* @__PURE__ */ v.maxLength<string, 254, string>(
  254,
  'An e-mail address has at most 254 characters.',
);

/** An address that browsers accept in an e-mail input, with a dot in its domain. */
/* @__NO_SIDE_EFFECTS__ */
function emailAddress<const Message extends string>(message: Message) {
  return v.pipe(
    v.string(),
    v.trim(),
    // Also before the conversion, which takes long for a long text.
    emailLength,
    v.description('An e-mail address. International domains work.'),
    v.transform(withAsciiDomain),
    emailLength,
    v.rfcEmail(message),
    v.check((address) => !/@[\w-]+$/.test(address), message),
  );
}

/** The caller's own e-mail address. */
export const EmailAddress = /* @__PURE__ */ emailAddress('Enter your e-mail address.');

/** The e-mail address of another person. */
export const PersonEmail = /* @__PURE__ */ emailAddress('Enter an e-mail address.');

/** Length limits of new passwords, in code points. */
export const newPasswordLength = { minLength: 12, maxLength: 128 } as const;

/** Counts code points, not UTF-16 code units: an emoji has two units. */
const lengthOf = (text: string): number => [...text].length;

/** Keyboards enter ü as one code point or as two. */
const inOneSpelling = /* @__PURE__ */ v.normalize('NFC');

const shortEnough = /* @__PURE__ */ v.check(
  (text: string) => lengthOf(text) <= newPasswordLength.maxLength,
  `A password has at most ${newPasswordLength.maxLength} characters.`,
);

/* @__NO_SIDE_EFFECTS__ */
function existingPassword<const Message extends string>(missing: Message) {
  return v.pipe(v.string(), inOneSpelling, v.nonEmpty(missing), shortEnough);
}

/** An existing password. Its strength isn't checked again. */
export const Password = /* @__PURE__ */ existingPassword('Enter your password.');

/** The password that a new one replaces. */
export const CurrentPassword = /* @__PURE__ */ existingPassword('Enter your current password.');

/** A new password. The server also rejects common passwords, because only it has the list. */
export const NewPassword = /* @__PURE__ */ v.pipe(
  v.string(),
  inOneSpelling,
  v.nonEmpty('Enter a new password.'),
  v.check(
    (text) => lengthOf(text) >= newPasswordLength.minLength,
    `Choose at least ${newPasswordLength.minLength} characters.`,
  ),
  shortEnough,
  v.regex(/[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u, 'Use visible characters.'),
  v.description(
    `${newPasswordLength.minLength} to ${newPasswordLength.maxLength} characters, at least one of them visible.`,
  ),
);

export const PersonName = /* @__PURE__ */ nameOf(120, {
  missing: 'Enter a name.',
  tooLong: 'A name has at most 120 characters.',
});

/**
 * The purpose of a password link: a password reset for a person at a client (`client`) or a team member
 * (`account`), the first password of an invited person (`invite`), or the first admin of an empty database
 * (`setup`).
 */
export const passwordLinkKinds = ['client', 'account', 'invite', 'setup'] as const;
export type PasswordLinkKind = (typeof passwordLinkKinds)[number];

/** The secret of a single-use link. */
export const OneTimeToken = /* @__PURE__ */ v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

const withoutSeparators = /* @__PURE__ */ v.transform((code: string) =>
  code.replace(/[\s-]/g, '').toLowerCase(),
);

/** A six-digit authenticator code. Ignores spaces and hyphens. */
export const AppCode = /* @__PURE__ */ v.pipe(
  v.string(),
  withoutSeparators,
  v.regex(/^\d{6}$/, 'Enter the 6-digit code from your app.'),
);

/** A six-digit authenticator code or a recovery code. Ignores spaces and hyphens. */
export const OneTimeCode = /* @__PURE__ */ v.pipe(
  v.string(),
  withoutSeparators,
  v.regex(/^(?:\d{6}|[a-z2-7]{28})$/, 'Enter the 6-digit code from your app or a recovery code.'),
);
