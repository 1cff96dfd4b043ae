import { inject, test } from 'vitest';
import { lostIn } from './testing/faults/scenario.ts';
import { scenarios } from './testing/faults/scenarios.ts';

// Concurrent, because for most of the time each waits for its server.
test.concurrent.for(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  'loses no acknowledged write: %s',
  async ([, scenario], { expect, onTestFinished }) => {
    const outcomes = await scenario.run({
      rounds: 1,
      seconds: 3,
      template: inject('pgliteTemplate').folder,
      onEnd: (end) =>
        onTestFinished(async () => {
          await end();
        }),
    });
    expect(outcomes).not.toEqual([]);
    for (const outcome of outcomes) {
      expect(outcome.acknowledged, outcome.what).toBeGreaterThan(0);
      expect({ lost: lostIn(outcome), errors: outcome.errors }, outcome.what).toEqual({
        lost: 0,
        errors: [],
      });
    }
  },
);
