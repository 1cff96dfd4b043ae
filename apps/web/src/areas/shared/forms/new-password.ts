import { publicEndpoints } from '@uplift/data-client/contract';

const newPassword = publicEndpoints.resetPassword.body.entries.password;

/** Length limits of the contract for new passwords, in code points. */
export const passwordLength = { minLength: 12, maxLength: 128 } as const;

/** Returns what is wrong with a new password. The server also rejects common ones. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return 'Enter a new password.';
  const result = newPassword['~standard'].validate(password);
  return 'issues' in result ? result.issues?.[0]?.message : undefined;
}

/** Returns the words about a user that an attacker would try first. */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []))];
}
