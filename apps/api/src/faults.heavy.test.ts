import { expect, inject, onTestFinished, test } from 'vitest';
import { lostIn } from './testing/faults/scenario.ts';
import { scenarios } from './testing/faults/scenarios.ts';

test.for(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  'loses no acknowledged write: %s',
  async ([, scenario]) => {
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
