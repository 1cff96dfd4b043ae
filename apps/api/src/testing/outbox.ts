import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import { executeRows } from '../database/execute-rows.ts';
import type { TestServer } from './test-server.ts';

/** All messages in a server's outbox, oldest first. */
export async function readOutbox({ dataDirectory }: { dataDirectory: string }): Promise<Email[]> {
  const directory = join(dataDirectory, 'outbox');
  const names = await readdir(directory).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(directory, name)))));
}

/** The messages to an address, once there are at least as many as expected. */
export async function mailTo(server: TestServer, address: string, expected = 1): Promise<Email[]> {
  return vi.waitFor(
    async () => {
      const mails = (await readOutbox(server.config)).filter(({ to }) =>
        to?.some((one) => one.address === address),
      );
      if (mails.length < expected) {
        throw new Error(`${address} got ${mails.length} messages of ${expected}.`);
      }
      return mails;
    },
    { timeout: 20_000, interval: 100 },
  );
}

/** Waits until all due jobs that send mail are done. */
export async function allMailSent({ database }: TestServer): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await executeRows(
        database.db,
        sql`
          select 1 from pgboss.job
          where name in ('mail', 'notification-mail', 'meeting-mail')
            and state in ('created', 'retry', 'active') and start_after <= now()`,
      );
      if (waiting.length > 0) throw new Error(`${waiting.length} jobs are still to be done.`);
    },
    { timeout: 20_000, interval: 100 },
  );
}

/** The kind and the token in the fragment of a message's link. */
export function linkIn(mail: Email | undefined): { kind: string; token: string } {
  const fragment = /\/reset-password#(\S+)/.exec(mail?.text ?? '')?.[1];
  const parameters = new URLSearchParams(fragment);
  return { kind: parameters.get('kind') ?? '', token: parameters.get('token') ?? '' };
}
