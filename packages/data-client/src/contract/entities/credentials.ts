import * as v from 'valibot';
import { nameOf } from '../line-of-text.ts';

/** A domain in the letters of any language as the mail system writes it: `münchen.de` is `xn--mnchen-3ya.de`. */
function withAsciiDomain(address: string): string {
  const [, person, domain] = /^(.+)@([^@/?#:\\\s]*[^\p{ASCII}][^@/?#:\\\s]*)$/u.exec(address) ?? [];
  if (!person || !domain || !URL.canParse(`http://${domain}`)) return address;
  return `${person}@${new URL(`http://${domain}`).hostname}`;
}

const emailMessage = 'Enter your e-mail address.';

/** An address as browsers take it in a field for e-mail, with a dot in its domain. */
export const EmailAddress = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'An e-mail address has at most 254 characters.'),
  v.description('An e-mail address. Its domain may be in the letters of any language.'),
  v.transform(withAsciiDomain),
  v.rfcEmail(emailMessage),
  v.check((address) => !/@[\w-]+$/.test(address), emailMessage),
);

const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 128;

/** Characters, not the units that JavaScript counts: an emoji has two. */
const lengthOf = (text: string): number => [...text].length;

/** Keyboards write ü as one character or as two. */
const inOneSpelling = /* @__PURE__ */ v.normalize('NFC');

const shortEnough = /* @__PURE__ */ v.check(
  (text: string) => lengthOf(text) <= LONGEST_PASSWORD,
  `A password has at most ${LONGEST_PASSWORD} characters.`,
);

/** A password that was chosen earlier. Whether it is a good one is not asked any more. */
export const Password = /* @__PURE__ */ v.pipe(
  v.string(),
  inOneSpelling,
  v.nonEmpty('Enter your password.'),
  shortEnough,
);

/** A password that is chosen now. Common ones are refused by the server, which keeps the list. */
export const NewPassword = /* @__PURE__ */ v.pipe(
  v.string(),
  inOneSpelling,
  v.check((text) => lengthOf(text) >= SHORTEST_PASSWORD, `Choose at least ${SHORTEST_PASSWORD} characters.`),
  shortEnough,
  v.regex(/[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u, 'Choose characters that can be seen.'),
  v.description(`${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters, at least one of them visible.`),
);

export const PersonName = /* @__PURE__ */ nameOf(120, {
  missing: 'Enter a name.',
  tooLong: 'A name has at most 120 characters.',
});

/**
 * What a link is for: a new password for somebody at a client (`client`) or at the consultancy (`account`), the
 * first one of somebody who was invited, or the first admin of an empty database.
 */
export const passwordLinkKinds = ['client', 'account', 'invite', 'setup'] as const;
export type PasswordLinkKind = (typeof passwordLinkKinds)[number];

/** The secret of a link that works once. */
export const OneTimeToken = /* @__PURE__ */ v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** The six digits of an authenticator app, or a recovery code. Spaces and dashes do not count. */
export const OneTimeCode = /* @__PURE__ */ v.pipe(
  v.string(),
  v.transform((code) => code.replace(/[\s-]/g, '').toLowerCase()),
  v.regex(/^(?:\d{6}|[a-z2-7]{28})$/, 'Enter the six digits of your app, or a recovery code.'),
);
