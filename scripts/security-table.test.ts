import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sessionLimits } from '../apps/api/src/modules/sessions/sessions.service.ts';
import { contextWords } from '../apps/api/src/security/common-passwords.ts';
import { brand } from '../apps/web/src/content/brand.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** Without the spaces that align the columns of tables. */
const page = readFileSync(fileAt('docs/security.md'), 'utf8').replaceAll(/ {2,}/g, ' ');

/** Number and level of each requirement of the ASVS 5.0.0, of levels 1 and 2. */
const requirements = readFileSync(new URL('asvs-5.0-levels.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const states = ['met', 'partly', 'not met', 'deployment', 'does not apply'] as const;

interface Row {
  id: string;
  level: string;
  cells: readonly string[];
  state: string;
  how: string;
  proof: string;
}

const rows: readonly Row[] = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const [id = '', level = '', , state = '', how = '', proof = ''] = cells;
    return { id, level, cells, state, how, proof };
  });

test('the table has each requirement of levels 1 and 2 once, under its level', () => {
  expect(requirements).toHaveLength(253);
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(requirements);
});

test('no cell is empty, and every state is one of the known', () => {
  for (const { id, cells, state } of rows) {
    expect([id, cells.length, cells.every((cell) => /\w/.test(cell))]).toEqual([id, 6, true]);
    expect(states, id).toContain(state);
  }
});

test('what is met in part or not at all says what comes next, or why it stays', () => {
  for (const { id, state, how } of rows) {
    if (state === 'not met') expect(how, id).toContain('Next step:');
  }
});

test('every proof is a test that is there, and what it quotes stands in it', () => {
  let tests = 0;
  for (const { id, state, proof } of rows) {
    const [, path, name] = /^`([^`]+\.(?:test|spec|stories)\.tsx?)`(?: "(.+)")?$/.exec(proof) ?? [];
    if (path === undefined) {
      // Words in the place of a test: then they must not look like one.
      expect([id, /^`/.test(proof)]).toEqual([id, false]);
      expect([id, state]).not.toEqual([id, 'partly']);
      continue;
    }
    tests += 1;
    expect([id, path, existsSync(fileAt(path))]).toEqual([id, path, true]);
    expect([id, path, name, readFileSync(fileAt(path), 'utf8').includes(name ?? '')]).toEqual([
      id,
      path,
      name,
      true,
    ]);
  }
  expect(tests).toBeGreaterThan(150);
});

test('the sum above the table is that of its rows', () => {
  const [met, partly, notMet, deployment, none] = states.map(
    (state) => rows.filter((row) => row.state === state).length,
  );
  expect(page).toContain(
    `Of ${rows.length} requirements ${met} are met, ${partly} partly, ${notMet} are not met, ${deployment} are the deployment's, and ${none} do not apply.`,
  );
});

test('the page names the words of the product that no password is made of', () => {
  expect(page).toContain(`${contextWords.join(', ')}.`);
});

const HOUR_MS = 3_600_000;

/** A time as the page writes it. */
function inWords(milliseconds: number): string {
  const hours = milliseconds / HOUR_MS;
  if (hours < 1) return `${hours * 60} minutes`;
  return hours >= 48 ? `${hours / 24} days` : `${hours} hours`;
}

test('the page says how long sessions live, as the code has it', () => {
  for (const [kind, { idle, absolute }] of Object.entries(sessionLimits)) {
    const [row = ''] = page.match(new RegExp(`^\\| ${kind} \\|.*$`, 'im')) ?? [];
    expect(row).toContain(`| ${inWords(idle)} | ${inWords(absolute)} |`);
  }
});

test('weaknesses are reported to the address of the site', () => {
  expect(page).toContain(brand.email);
});
