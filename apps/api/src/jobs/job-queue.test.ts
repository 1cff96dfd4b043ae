import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { executeRows } from '../database/execute-rows.ts';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { renderEmail } from '../mail/email.ts';
import type { Mail } from '../mail/mailer.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const errors: string[] = [];

async function openQueue(): Promise<JobQueue> {
  const queue = await openJobQueue({
    store: database.jobStore,
    onError: ({ message }) => errors.push(message),
    officeTimeZone: 'Asia/Kolkata',
    retryDelay: 1,
  });
  onTestFinished(queue.close);
  return queue;
}

function mail(to: string): Mail {
  return { to, ...renderEmail({ subject: 'Hello', name: 'Ana', paragraphs: ['Text.'] }) };
}

/** Works on the queue and records the jobs. A mail to "fails" fails at first. */
function workOn(queue: JobQueue, done: string[], onMail = (): void => undefined): Promise<void> {
  const failed = new Set<string>();
  return queue.work({
    mail: async ({ to }) => {
      if (to.startsWith('fails') && !failed.has(to)) {
        failed.add(to);
        throw new Error('The mail server is busy.');
      }
      onMail();
      done.push(to);
    },
    'password-link': async (request) => {
      done.push(request.reason);
    },
    'email-change': async () => undefined,
    'webhook-fan-out': async () => undefined,
    'webhook-attempt': async () => undefined,
    'notification-mail': async () => undefined,
    'meeting-mail': async () => undefined,
    'notification-digest': async () => {
      done.push('notification-digest');
    },
    'client-erasure': async () => undefined,
    'file-removal': async () => undefined,
    'clean-up': async () => {
      done.push('clean-up');
    },
  });
}

const waiting = { timeout: 30_000, interval: 100 };

test('runs jobs of every kind, including those enqueued before a worker started', async () => {
  const queue = await openQueue();
  const done: string[] = [];
  await queue.enqueue('mail', mail('early@client.example'));
  await workOn(queue, done);
  await queue.enqueue('password-link', { reason: 'reset', kind: 'client', email: 'ana@client.example' });
  await vi.waitFor(() => expect(done.sort()).toEqual(['early@client.example', 'reset']), waiting);
});

test('runs scheduled jobs', async () => {
  const queue = await openQueue();
  const scheduled = ['clean-up', 'notification-digest'] as const;
  // A job without data would fail before its handler runs.
  expect(
    await executeRows(database.db, sql`select name, data, timezone from pgboss.schedule order by name`),
  ).toEqual([
    { name: 'clean-up', data: {}, timezone: 'UTC' },
    { name: 'notification-digest', data: {}, timezone: 'Asia/Kolkata' },
  ]);
  const done: string[] = [];
  await workOn(queue, done);
  for (const name of scheduled) await queue.enqueue(name, {});
  // If the hour of the schedule comes during the test, a job runs twice.
  await vi.waitFor(() => expect([...new Set(done)].sort()).toEqual(scheduled), waiting);
  expect(errors).toEqual([]);
});

test('continues when the clock is set back by hours during a job', async () => {
  const trueTime = Date.now;
  let offset = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => trueTime() + offset);
  onTestFinished(() => void vi.restoreAllMocks());
  const queue = await openQueue();
  const done: string[] = [];
  await workOn(queue, done, () => {
    offset = -6 * 3_600_000;
  });
  await queue.enqueue('mail', mail('before@client.example'));
  await vi.waitFor(() => expect(done).toContain('before@client.example'), waiting);
  await queue.enqueue('mail', mail('after@client.example'));
  await vi.waitFor(() => expect(done).toContain('after@client.example'), waiting);
});

test('a job exists if and only if its transaction succeeds', async () => {
  const queue = await openQueue();
  const done: string[] = [];
  await workOn(queue, done);
  const failure = database.db.transaction(async (tx) => {
    await queue.enqueue('mail', mail('never@client.example'), tx);
    throw new Error('The change failed.');
  });
  await expect(failure).rejects.toThrow('The change failed.');
  await database.db.transaction((tx) => queue.enqueue('mail', mail('committed@client.example'), tx));
  await vi.waitFor(() => expect(done).toContain('committed@client.example'), waiting);
  expect(done).not.toContain('never@client.example');
});

test('retries a failed job without blocking others', async () => {
  const queue = await openQueue();
  const done: string[] = [];
  for (const to of ['fails@client.example', 'one@client.example', 'two@client.example']) {
    await queue.enqueue('mail', mail(to));
  }
  await workOn(queue, done);
  await vi.waitFor(() => expect(done).toContain('fails@client.example'), waiting);
  expect(done.sort()).toEqual(['fails@client.example', 'one@client.example', 'two@client.example']);
  expect(errors).toContainEqual(expect.stringContaining('The mail server is busy.'));
});

test('finishes running jobs when closing', async () => {
  const queue = await openQueue();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  let finished = false;
  await queue.work({
    mail: async () => {
      begin();
      await allowed;
      finished = true;
    },
    'password-link': async () => undefined,
    'email-change': async () => undefined,
    'webhook-fan-out': async () => undefined,
    'webhook-attempt': async () => undefined,
    'notification-mail': async () => undefined,
    'meeting-mail': async () => undefined,
    'notification-digest': async () => undefined,
    'client-erasure': async () => undefined,
    'file-removal': async () => undefined,
    'clean-up': async () => undefined,
  });
  await queue.enqueue('mail', mail('last@client.example'));
  await begun;
  const closed = queue.close();
  allow();
  await closed;
  expect(finished).toBe(true);
});
