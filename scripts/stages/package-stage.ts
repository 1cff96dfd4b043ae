import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { capture } from '../command.ts';
import { type PackedPackage, packPackages } from '../packed-packages.ts';
import { releaseFaults } from '../release-faults.ts';
import type { Outcome } from './stage.ts';
import { together } from './stage.ts';

function check(name: string, problems: string): Outcome {
  process.stdout.write(problems ? `✗ ${name}\n${problems}\n` : `✓ ${name}\n`);
  return problems
    ? { passed: 0, failures: [{ name, where: 'the output above' }] }
    : { passed: 1, failures: [] };
}

/** Whether what is published works as package.json says. */
async function lint({ name, archive }: PackedPackage): Promise<Outcome> {
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(readFileSync(archive)).buffer },
    strict: true,
  });
  return check(
    `${name}: publint`,
    messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code).join('\n'),
  );
}

/** Whether TypeScript finds the types of every entry point as Node and bundlers find its code. */
async function resolveTypes({ name, archive, entryPoints }: PackedPackage): Promise<Outcome> {
  const { code, output } = await capture([
    'attw',
    archive,
    '--profile=esm-only',
    '--no-color',
    '--no-emoji',
    '--entrypoints',
    ...entryPoints,
  ]);
  return check(`${name}: types of ${entryPoints.length} entry points`, code === 0 ? '' : output);
}

/** Looks at the packages as they would be published. */
export async function runPackageChecks(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const packed of await packPackages()) {
    const { name, manifest } = packed;
    outcomes.push(
      check(`${name} ${manifest.version}: files and manifest`, releaseFaults(packed).join('\n')),
      await lint(packed),
      await resolveTypes(packed),
    );
  }
  return together(outcomes);
}
