/** From 0 (guessed instantly) to 4 (not guessed in a lifetime). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

const WARNINGS = [
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
  'userInputs',
  'pwned',
] as const;

/** Why a password is easy to guess, as named by zxcvbn. */
export type PasswordWarning = (typeof WARNINGS)[number];

export interface PasswordStrength {
  score: PasswordScore;
  /** What makes it easy to guess, or `null` if nothing stands out. */
  warning: PasswordWarning | null;
}

type EstimateStrength = (password: string, known: readonly string[]) => PasswordStrength;

async function load(): Promise<EstimateStrength> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, known) => {
    const { score, feedback } = zxcvbn.check(password, [...known]);
    return { score, warning: WARNINGS.find((name) => name === feedback.warning) ?? null };
  };
}

let loading: Promise<EstimateStrength> | undefined;

/** Loads the estimator once, on first use: about 240 kB gzip, mostly a list of common passwords. */
export function loadEstimator(): Promise<EstimateStrength> {
  loading ??= load().catch((error: unknown) => {
    // Failures are not cached: the connection may be back at the next keystroke.
    loading = undefined;
    throw error;
  });
  return loading;
}
