import type { PasswordScore, PasswordWarning } from './estimate-strength.ts';

/** The built-in texts of a `PasswordInput`. */
export interface PasswordInputMessages {
  /** The accessible name of the button while the password is masked. */
  show: string;
  /** The accessible name of the button while the password is visible. */
  hide: string;
  /** From the weakest score to the strongest. */
  scores: Readonly<Record<PasswordScore, string>>;
  /** Advice for each reason why a password is easy to guess. */
  warnings: Readonly<Record<PasswordWarning, string>>;
  /** Shown before anything is typed. */
  rule: (minLength: number) => string;
  tooShort: (missing: number) => string;
  tooLong: (excess: number) => string;
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count.toLocaleString('en-US')} characters`;
}

const keyboard = 'Avoid neighboring keys.';
const repeats = 'Avoid repeated characters.';
const dates = 'Avoid dates and years.';
const common = 'This is a common password. Choose another.';
const names = 'Add words that aren’t names.';

export const passwordInputMessages: PasswordInputMessages = {
  show: 'Show password',
  hide: 'Hide password',
  scores: { 0: 'Very weak', 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Strong' },
  warnings: {
    straightRow: keyboard,
    keyPattern: keyboard,
    simpleRepeat: repeats,
    extendedRepeat: repeats,
    sequences: 'Avoid sequences such as abc or 4321.',
    recentYears: dates,
    dates,
    topTen: common,
    topHundred: common,
    common,
    similarToCommon: common,
    wordByItself: 'One word is easy to guess. Add a few more.',
    namesByThemselves: names,
    commonNames: names,
    userInputs: 'Avoid your name, e-mail and company.',
    pwned: 'This password was leaked. Choose another.',
  },
  rule: (minLength) => `At least ${characters(minLength)}. A few unrelated words work well.`,
  tooShort: (missing) => `Add ${characters(missing)}.`,
  tooLong: (excess) => `${characters(excess)} too many.`,
};
