/** A test that did not pass, and where a person finds it. */
export interface Failure {
  name: string;
  where: string;
}

/** What a stage proved. */
export interface Outcome {
  passed: number;
  failures: readonly Failure[];
  /** What failed, and passed when it was tried again: no failure of the run, but named, as somebody should look. */
  flaky?: readonly Failure[];
}

/** One kind of test. */
export interface Stage {
  name: string;
  /** What it proves, in a few words. */
  summary: string;
  /** Whether it belongs to `pnpm test:full` instead of `pnpm test`. */
  heavy: boolean;
  /** Whether it needs a browser. */
  browser: boolean;
  /** Whether it reports figures, so that `pnpm bench` runs it too. @default false */
  measures?: boolean;
  run: () => Promise<Outcome>;
}

export const nothing: Outcome = { passed: 0, failures: [] };

/** What happened when a stage broke down: that is one failure, however many tests it would have had. */
export function broken(name: string, where: string): Outcome {
  return { passed: 0, failures: [{ name, where }] };
}

export function together(outcomes: readonly Outcome[]): Required<Outcome> {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    flaky: outcomes.flatMap(({ flaky = [] }) => flaky),
  };
}
