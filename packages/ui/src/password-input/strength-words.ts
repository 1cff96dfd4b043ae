import type { PasswordScore, PasswordWarning } from './estimate-strength.ts';

/** Texts of the strength hint. */
export interface PasswordStrengthWords {
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
  return count === 1 ? '1 character' : `${count} characters`;
}

const keyboard = 'Avoid keys that lie side by side.';
const repeats = 'Avoid repeated characters.';
const dates = 'Avoid dates and years.';
const common = 'Many people use this one. Choose another.';
const names = 'Add words that have nothing to do with a name.';

export const englishWords: PasswordStrengthWords = {
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
    userInputs: 'Leave out your own name, e-mail and company.',
    pwned: 'This one is in a list of leaked passwords. Choose another.',
  },
  rule: (minLength) => `At least ${characters(minLength)}. A few unrelated words work well.`,
  tooShort: (missing) => `${characters(missing)} more to go.`,
  tooLong: (excess) => `${characters(excess)} too many.`,
};
