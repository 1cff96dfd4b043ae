import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPeople } from '../../apps/api/src/database/seed/demo-accounts.ts';
import { startEmbeddedPostgresql } from '../../apps/api/src/database/testing/embedded-postgresql.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { startProductionServer } from '../../scripts/production-server.ts';
import { startProcess } from '../../scripts/running-process.ts';
import { compareWithBare } from '../shared/compare-with-bare.ts';
import { installProject, runIn } from '../shared/projects.ts';
import { table } from '../shared/table.ts';

/*
 * The public list of technologies, from our server and from Payload (MIT license), a CMS for Node: the same
 * 30 rows, each with its own PostgreSQL, one process each, production mode, compressed.
 *
 * Measures two of our endpoints, because they do different work. The public list is cached until the content
 * changes (ADR 9) and sends no query. The admins' list queries the database on every request, as Payload
 * does, and also checks the session, counts all rows and validates the response against the contract. Payload
 * returns only the list: no pagination, no count, no related documents. Parameters: --rounds=3 --seconds=4.
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
});
const load = { rounds: Number(values.rounds), seconds: Number(values.seconds), warmUp: 3 };

const OUR_LIST = '/api/tech-assets';
const OUR_ADMIN_LIST = '/api/admin/tech-assets?pageSize=100&state=active';
const PAYLOAD_LIST =
  '/api/tech-assets?where[isActive][equals]=true&sort=-priority,name&pagination=false&depth=0';

async function read<Body>(url: string, init?: RequestInit): Promise<Body> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

interface Row {
  name: string;
}

async function signIn(origin: string, password: string): Promise<{ authorization: string }> {
  const { token } = await read<{ token: string }>(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoPeople.admin.email, password }),
  });
  return { authorization: `Bearer ${token}` };
}

const namesOf = (rows: readonly Row[]): string => rows.map(({ name }) => name).join();

const cms = await installProject('cms');
const closers: (() => Promise<void>)[] = [];
try {
  const startDatabase = async (): Promise<string> => {
    const { url, stop } = await startEmbeddedPostgresql();
    closers.push(stop);
    return url;
  };
  const ours = await startProductionServer({ databaseUrl: await startDatabase() });
  closers.push(ours.stop);
  const { data: rows } = await read<{ data: Row[] }>(ours.url + OUR_LIST);
  const headers = await signIn(ours.url, ours.demoPassword);
  const { data: adminRows } = await read<{ data: Row[] }>(ours.url + OUR_ADMIN_LIST, { headers });

  const variables = {
    DATABASE_URL: await startDatabase(),
    PAYLOAD_SECRET: randomUUID(),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  writeFileSync(join(cms, 'rows.json'), JSON.stringify(rows));
  await runIn(cms, ['pnpm', 'run', 'fill'], variables);
  await runIn(cms, ['pnpm', 'run', 'build'], variables);
  const port = await findFreePort();
  const payload = await startProcess(
    ['node_modules/next/dist/bin/next', 'start', '--hostname=127.0.0.1', `--port=${port}`],
    /Ready in/,
    { directory: cms, variables: { ...variables, NODE_ENV: 'production' } },
  );
  closers.push(payload.stop);
  const payloadList = `http://127.0.0.1:${port}${PAYLOAD_LIST}`;
  const { docs } = await read<{ docs: Row[] }>(payloadList);
  for (const [name, others] of Object.entries({ payload: docs, 'admin list': adminRows })) {
    if (namesOf(others) !== namesOf(rows)) throw new Error(`The rows of ${name} are not those of our list.`);
  }

  const measured = await compareWithBare(
    [
      { name: 'ours, public list, cached', url: ours.url + OUR_LIST },
      { name: 'ours, list of admins, from the database', url: ours.url + OUR_ADMIN_LIST, headers },
      { name: 'Payload, public list, from the database', url: payloadList },
    ],
    load,
  );
  const theirs = measured.at(-1);
  if (!theirs) throw new Error('Payload was not measured.');
  process.stdout.write(
    `A list of ${rows.length} rows, 50 connections, median of ${load.rounds} turns\n\n${table(
      ['', 'requests a second', 'p95 ms', 'of Payload'],
      measured.map(({ name, rate, p95 }) => [
        name,
        rate.toFixed(0),
        p95.toFixed(1),
        (rate / theirs.rate).toFixed(2),
      ]),
    )}`,
  );
} finally {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}
