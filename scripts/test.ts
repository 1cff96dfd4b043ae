import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { stages } from './stages/index.ts';
import { broken, type Failure, type Outcome, type Stage, together } from './stages/stage.ts';

function describe({ name, summary }: Stage): string {
  return `  ${name.padEnd(20)} ${summary}`;
}

const help = `pnpm test              what every change must pass:
${stages
  .filter(({ heavy }) => !heavy)
  .map(describe)
  .join('\n')}

pnpm test:full         what is heavier and is not part of pnpm test:
${stages
  .filter(({ heavy }) => heavy)
  .map(describe)
  .join('\n')}

pnpm test <stage> …    these stages alone, in the order above

What a stage needs (a browser, the built site, the built packages) is got or built first. A stage that fails does not
keep the next from running. The last line is "N passed, N failed"; a skipped test counts as failed. A test that fails is
tried once more, and named as flaky if it passes then.
`;

function selectStages(): readonly Stage[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    process.exit(0);
  }
  const unknown = positionals.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no stage named ${unknown.join(', ')}.\n\n${help}`);
    process.exit(1);
  }
  return positionals.length > 0
    ? stages.filter(({ name }) => positionals.includes(name))
    : stages.filter(({ heavy }) => heavy === values.full);
}

function named(stage: string, failures: readonly Failure[] = []): Failure[] {
  return failures.map((failure) => ({ ...failure, name: `${stage} › ${failure.name}` }));
}

function list(title: string, failures: readonly Failure[]): void {
  if (failures.length > 0) process.stdout.write(`\n━━ ${title}\n\n`);
  for (const { name, where } of failures) process.stdout.write(`✗ ${name}\n    ${where}\n`);
}

async function runStage({ name, summary, browser, run }: Stage): Promise<Outcome> {
  process.stdout.write(`\n━━ ${name}: ${summary}\n\n`);
  const startedAt = performance.now();
  let outcome: Outcome;
  try {
    if (browser) ensureBrowser();
    outcome = await run();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    outcome = broken(
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      'the output above',
    );
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(
    `\n${name}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds} s\n`,
  );
  return {
    ...outcome,
    failures: named(name, outcome.failures),
    flaky: named(name, outcome.flaky),
  };
}

const outcomes: Outcome[] = [];
for (const stage of selectStages()) outcomes.push(await runStage(stage));
const { passed, failures, flaky } = together(outcomes);

list('Flaky: failed, and passed when tried again', flaky);
list('Failed', failures);
process.exitCode = failures.length > 0 ? 1 : 0;
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
