import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const path = '.github/workflows/release.yml';
const content = readFileSync(join(root, path), 'utf8');
const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

async function parse() {
  const { context, value } = parseWorkflow({ name: path, content }, new NoOperationTraceWriter());
  if (!value) throw new Error(context.errors.getErrors().join('\n'));
  const template = await convertWorkflowTemplate(context, value);
  return { template, problems: context.errors.getErrors().map(({ message }) => message) };
}

/** The scripts that steps run, with expressions as the words that stand for them. */
async function commands(): Promise<string[]> {
  const { template } = await parse();
  return template.jobs
    .flatMap((job) => (job.type === 'job' ? job.steps : []))
    .flatMap((step) => ('run' in step ? String(step.run) : []));
}

test('The workflow is one that GitHub can read, expressions included', async () => {
  const { template, problems } = await parse();
  expect(problems).toEqual([]);
  expect(template.jobs.map(({ id }) => String(id))).toEqual(['test', 'version', 'publish']);
});

test('Every action is pinned to a commit, and says which release that is', () => {
  const actions = content.split('\n').filter((line) => line.includes('uses:'));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('Nothing is allowed by default, and only what publishes may prove who it is', () => {
  expect(content).toMatch(/^permissions: \{\}$/m);
  const [, publish = ''] = content.split(/^ {2}publish:$/m);
  expect(content.match(/id-token: write/g)).toHaveLength(1);
  expect(publish).toContain('id-token: write');
  expect(publish).toContain('npm publish "./$archive" --provenance');
  expect(publish).not.toMatch(/secrets\.|contents: write|pnpm/);
});

test('What it runs is there, and can be read by a shell', async () => {
  const scriptsOfSteps = await commands();
  expect(scriptsOfSteps.length).toBeGreaterThan(0);
  for (const script of scriptsOfSteps) {
    execFileSync('bash', ['-n'], { input: script });
    for (const [, manager, name = ''] of script.matchAll(/npx --yes (pnpm@\S+) (\S+)/g)) {
      expect(manager).toBe(packageManager);
      expect(['install', ...Object.keys(scripts)]).toContain(name);
    }
  }
});
