import { expect, onTestFinished, test } from 'vitest';
import { lostIn } from '../bench/faults/scenario.ts';
import { scenarios } from '../bench/faults/scenarios.ts';

/** A short run of what `pnpm bench faults` does at length. */
test.for(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  '%s',
  {
    timeout: 300_000,
  },
  async ([, scenario]) => {
    const outcomes = await scenario.run({
      rounds: 1,
      seconds: 3,
      onEnd: (end) =>
        onTestFinished(async () => {
          await end();
        }),
    });
    for (const outcome of outcomes) {
      expect(outcome.acknowledged, outcome.what).toBeGreaterThan(0);
      expect({ lost: lostIn(outcome), errors: outcome.errors }, outcome.what).toEqual({
        lost: 0,
        errors: [],
      });
    }
  },
);
