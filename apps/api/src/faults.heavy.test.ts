import { expect, onTestFinished, test } from 'vitest';
import { lostIn, type Outcome, type Scenario, ToolMissing } from '../bench/faults/scenario.ts';
import { scenarios } from '../bench/faults/scenarios.ts';

/** Nothing where this system cannot make the fault: two of them need rights that not every container has. */
async function outcomesOf(scenario: Scenario): Promise<Outcome[] | null> {
  try {
    return await scenario.run({
      rounds: 1,
      seconds: 3,
      onEnd: (end) =>
        onTestFinished(async () => {
          await end();
        }),
    });
  } catch (error) {
    if (!(error instanceof ToolMissing)) throw error;
    process.stdout.write(`Left out: ${scenario.name}. ${error.message}\n`);
    return null;
  }
}

/** What other tests do for longer than a short run would: `main.test.ts`, and that of two processes. */
const elsewhere: readonly string[] = ['kill', 'rolling-restart'];

/** A short run of what `pnpm bench faults` does at length. */
test.for(
  scenarios
    .filter(({ name }) => !elsewhere.includes(name))
    .map((scenario) => [scenario.name, scenario] as const),
)('%s', async ([, scenario]) => {
  const outcomes = await outcomesOf(scenario);
  for (const outcome of outcomes ?? []) {
    expect(outcome.acknowledged, outcome.what).toBeGreaterThan(0);
    expect({ lost: lostIn(outcome), errors: outcome.errors }, outcome.what).toEqual({
      lost: 0,
      errors: [],
    });
  }
});
