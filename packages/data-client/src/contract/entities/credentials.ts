import * as v from 'valibot';

export const EmailAddress = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.email('Enter your e-mail address.'),
  v.maxLength(254),
);

/** A password that was chosen earlier. Whether it is a good one is not asked any more. */
export const Password = /* @__PURE__ */ v.pipe(
  v.string(),
  v.nonEmpty('Enter your password.'),
  v.maxLength(128, 'A password has at most 128 characters.'),
);

/** A password that is chosen now. Common ones are refused by the server, which keeps the list. */
export const NewPassword = /* @__PURE__ */ v.pipe(
  v.string(),
  v.minLength(12, 'Choose at least 12 characters.'),
  v.maxLength(128, 'A password has at most 128 characters.'),
);

export const PersonName = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  v.maxLength(120, 'A name has at most 120 characters.'),
);

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
