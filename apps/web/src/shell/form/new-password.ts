/** Length limits of the server for new passwords. It also rejects common ones. */
export const passwordLength = { minLength: 12, maxLength: 128 } as const;

/** Returns what is wrong with a new password, as far as the browser can check. */
export function newPasswordProblem(password: string): string | undefined {
  const { minLength, maxLength } = passwordLength;
  if (password === '') return 'Enter a new password.';
  if (password.length < minLength) return `Choose at least ${minLength} characters.`;
  return password.length > maxLength ? `A password has at most ${maxLength} characters.` : undefined;
}

/** Returns the words about a user that an attacker would try first. */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []))];
}
