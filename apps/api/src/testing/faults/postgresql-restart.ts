import { setTimeout as wait } from 'node:timers/promises';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { followLive } from '../live-events.ts';
import { startServerProcess } from '../server-process.ts';
import { countFound, startWriting } from './mixed-writes.ts';
import { createPostgresqlPlace } from './place.ts';
import { counted, type Scenario } from './scenario.ts';
import { callOf, enterSite, read, type Site } from './site.ts';
import { waitUntil } from './wait-until.ts';
import { messagesDelivered, startTakingMessages } from './webhooks.ts';

const WRITERS = 8;

/** Writes between two faults. */
const WRITES = 40;

/** How long PostgreSQL is down, in milliseconds. */
const AWAY_MS = 3_000;

/**
 * Tries wrong passwords until the account has to wait. On a busy machine a try can take longer than the first
 * waits, which double. Returns the statuses of the responses.
 */
async function guess({ url }: Site, email: string): Promise<number[]> {
  const answers: number[] = [];
  while (answers.length < 12 && answers.at(-1) !== 429) {
    const answer = await fetch(`${url}/api/client/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a wrong password' }),
    });
    await answer.arrayBuffer();
    answers.push(answer.status);
  }
  return answers;
}

/** PostgreSQL is restarted by its operator and then crashes, both under load. The server keeps running. */
export const postgresqlRestart: Scenario = {
  name: 'postgresql-restart',
  summary: 'PostgreSQL is restarted, and crashes, under load',
  run: async (options) => {
    const { onEnd } = options;
    const { environment, postgresql } = await createPostgresqlPlace(options);
    const server = startServerProcess({ ...environment, WEBHOOK_ALLOWED_TARGETS: '127.0.0.1' }, { onEnd });
    const site = await enterSite(await server.ready);
    const call = callOf(site);
    const receiver = await startTakingMessages(site, options);
    const stream = await followLive(site.url, site.headers.client, '', onEnd);
    const errors: string[] = [];

    const writing = startWriting(site, WRITERS);
    await writing.goOnFor(WRITES);
    for (const how of ['fast', 'crash'] as const) {
      await postgresql.restart(how, () => wait(AWAY_MS));
      await writing.goOnFor(WRITES);
      const before = stream.received.length;
      await read(
        call('manager', `/api/clients/${demoPeople.client.companyId}/messages`, { body: `After: ${how}` }),
      );
      if (!(await waitUntil(() => stream.received.length > before)))
        errors.push(`live updates did not come back after: ${how}`);
      const guesses = await guess(site, `${how}@faults.example`);
      if (guesses.length < 6 || guesses.at(-1) !== 429)
        errors.push(`guesses at a password after "${how}" were answered ${guesses}`);
    }
    await writing.stop();

    const messages = writing.acknowledged
      .filter(({ kind }) => kind.name === 'message')
      .map(({ answered }) => answered.id);
    const isDelivered = () => messages.every((id) => messagesDelivered(receiver).has(id));
    if (!(await waitUntil(isDelivered, 120_000))) {
      const delivered = messagesDelivered(receiver);
      errors.push(
        `${messages.filter((id) => !delivered.has(id)).length} of ${messages.length} webhooks never came`,
      );
    }
    if (writing.broken() > 0) errors.push(`${writing.broken()} connections to the server broke`);
    const found = await countFound(site, writing.acknowledged);
    server.child.kill('SIGTERM');
    const code = await server.exited;
    if (code !== 0) errors.push(`the server exited with ${code} at the end: ${server.output().slice(-500)}`);
    return [
      {
        what: 'PostgreSQL restarted, then crashed',
        acknowledged: writing.acknowledged.length,
        found,
        errors: counted([...errors, ...writing.errors]),
        notes: [
          ...counted(writing.refused).map((text) => `refused ${text}`),
          `${messagesDelivered(receiver).size} webhooks of ${messages.length} messages came; the same live stream went on; guesses were limited again`,
        ],
      },
    ];
  },
};
