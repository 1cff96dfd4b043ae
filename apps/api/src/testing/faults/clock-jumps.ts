import { startServerProcess } from '../server-process.ts';
import { createFalseClock } from './false-clock.ts';
import { countFound, startWriting, type Written } from './mixed-writes.ts';
import { createPglitePlace } from './place.ts';
import { counted, type Scenario } from './scenario.ts';
import { callOf, enterSite, type Site, signInTo } from './site.ts';
import { waitUntil } from './wait-until.ts';
import { messagesDelivered, startTakingMessages } from './webhooks.ts';

const WRITERS = 4;

/** Writes after each jump. */
const WRITES = 16;

const HOUR_MS = 3_600_000;

/** Successive clock offsets, in hours from the true time. An admin's session ends after 12 hours. */
const STANDS = [6, 0, -3, 14, 0] as const;

/** Length of the rate-limit window for forms, in seconds. */
const WINDOW = 600;

/** Sends requests as one visitor until the rate limit is reached. Returns the Retry-After in seconds. */
async function reachLimit({ url }: Site): Promise<number> {
  for (let calls = 0; calls < 100; calls += 1) {
    const answer = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: '{}',
    });
    await answer.arrayBuffer();
    if (answer.status === 429) return Number(answer.headers.get('retry-after'));
  }
  return Number.NaN;
}

async function isSignedIn(site: Site): Promise<boolean> {
  const answer = await callOf(site)('admin', '/api/admin/sessions');
  await answer.arrayBuffer();
  return answer.ok;
}

/** The clock of the server and its embedded database jumps by hours under load. */
export const clockJumps: Scenario = {
  name: 'clock-jumps',
  summary: 'the clock jumps forward and back by hours under sessions, limits, jobs and webhooks',
  run: async (options) => {
    const { onEnd } = options;
    const clock = await createFalseClock(options);
    const { environment } = await createPglitePlace(options);
    const server = startServerProcess(
      { ...environment, ...clock.environment, WEBHOOK_ALLOWED_TARGETS: '127.0.0.1' },
      { onEnd },
    );
    const url = await server.ready;
    let site = await enterSite(url);
    const receiver = await startTakingMessages(site, options);
    /** Sign-ins whose session has ended. It must stay ended, whatever the clock says. */
    const gone: Site[] = [];
    const errors: string[] = [];
    const notes: string[] = [];
    const all: Written[] = [];

    const signedOut = { ...site, headers: { ...site.headers, admin: await signInTo(url, 'admin') } };
    await (await callOf(signedOut)('admin', '/api/logout')).arrayBuffer();
    gone.push(signedOut);

    for (const hours of STANDS) {
      await clock.set(hours);
      const isThere = async () => {
        const answer = await callOf(site)('visitor', '/api/health');
        await answer.arrayBuffer();
        const shown = Date.parse(answer.headers.get('date') ?? '');
        return Math.abs(shown - Date.now() - hours * HOUR_MS) < 10_000;
      };
      if (!(await waitUntil(isThere))) errors.push(`the server's clock never stood at ${hours} h`);

      for (const person of gone)
        if (await isSignedIn(person)) errors.push(`a session that was over lives again at ${hours} h`);
      if (!(await isSignedIn(site))) {
        gone.push(site);
        site = await enterSite(url);
      }
      const longest = await reachLimit(site);
      if (!(longest > 0 && longest <= WINDOW)) errors.push(`at ${hours} h a visitor is to wait ${longest} s`);

      const writing = startWriting(site, WRITERS);
      await writing.goOnFor(WRITES);
      await writing.stop();
      all.push(...writing.acknowledged);
      errors.push(...writing.errors, ...writing.refused);
      const messages = writing.acknowledged.filter(({ kind }) => kind.name === 'message');
      const isDelivered = () =>
        messages.every(({ answered }) => messagesDelivered(receiver).has(answered.id));
      const began = performance.now();
      if (!(await waitUntil(isDelivered))) errors.push(`webhooks of new messages do not come at ${hours} h`);
      notes.push(
        `at ${hours} h: ${writing.acknowledged.length} writes, the webhooks of ${messages.length} messages ` +
          `${((performance.now() - began) / 1_000).toFixed(1)} s later, a visitor over the limit waits ${longest} s`,
      );
    }
    const found = await countFound(site, all);
    server.child.kill('SIGTERM');
    const code = await server.exited;
    if (code !== 0) errors.push(`the server exited with ${code} at the end`);
    return [
      {
        what: `clock at ${STANDS.map((hours) => `${hours} h`).join(', ')}, PGlite`,
        acknowledged: all.length,
        found,
        errors: counted(errors),
        notes,
      },
    ];
  },
};
