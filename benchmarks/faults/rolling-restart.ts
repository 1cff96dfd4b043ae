import { setTimeout as wait } from 'node:timers/promises';
import { startBalancer } from '../../apps/api/src/testing/balancer.ts';
import { countFound, startWriting } from '../../apps/api/src/testing/faults/mixed-writes.ts';
import { createPostgresqlPlace } from '../../apps/api/src/testing/faults/place.ts';
import { counted, type Scenario } from '../../apps/api/src/testing/faults/scenario.ts';
import { callOf, enterSite, isHang, type Site } from '../../apps/api/src/testing/faults/site.ts';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';

/** 50 connections in total. */
const READERS = 40;
const WRITERS = 10;

/** Milliseconds that processes keep responding after the shutdown signal, so a busy balancer can notice. */
const SHUTDOWN_DELAY = 5_000;

/** Reads continuously as visitors, the client and the admin. `errors` holds all failures. */
function startReading(site: Site, readers: number) {
  const call = callOf(site);
  const reads = [
    () => call('visitor', '/'),
    () => call('visitor', '/api/case-studies'),
    () => call('client', '/api/client/me'),
    () => call('admin', '/api/admin/leads?pageSize=20'),
    () => call('manager', '/api/manager/clients'),
  ];
  const errors: string[] = [];
  let answered = 0;
  let going = true;

  async function readOn(reader: number): Promise<void> {
    for (let number = reader; going; number += 1) {
      try {
        const answer = await reads[number % reads.length]?.();
        await answer?.arrayBuffer();
        if (answer?.ok) answered += 1;
        else errors.push(`${answer?.status} to ${new URL(answer?.url ?? site.url).pathname}`);
      } catch (error) {
        const reason = error instanceof Error ? (error.cause ?? error) : error;
        errors.push(isHang(error) ? 'no answer to a read' : `a connection broke under a read: ${reason}`);
      }
    }
  }

  const reading = Array.from({ length: readers }, (_, reader) => readOn(reader));
  return {
    errors,
    answered: () => answered,
    stop: async () => {
      going = false;
      await Promise.all(reading);
    },
  };
}

/** Replaces two processes behind a balancer in turn under mixed load, then shuts both down under load. */
export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  summary: 'mixed load at 50 connections; two processes are replaced in turn, then ended under load',
  run: async (options) => {
    const { seconds, onEnd } = options;
    const { environment } = await createPostgresqlPlace(options);
    const balancer = await startBalancer(onEnd);
    const errors: string[] = [];

    async function start() {
      const server = startServerProcess(
        // The built site.
        { ...environment, WEB_DIST: '', SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY) },
        { onEnd },
      );
      const url = await server.ready;
      await balancer.add(url);
      return { ...server, url };
    }

    async function end({ child, exited, url }: Awaited<ReturnType<typeof start>>): Promise<void> {
      child.kill('SIGTERM');
      await balancer.drained(url);
      const code = await exited;
      if (code !== 0) errors.push(`a process ended with ${code}`);
      balancer.remove(url);
    }

    const old = [await start(), await start()];
    const site = await enterSite(balancer.url);
    const startedAt = performance.now();
    const reading = startReading(site, READERS);
    const writing = startWriting(site, WRITERS);
    const fresh: typeof old = [];
    for (const server of old) {
      await wait((seconds * 1_000) / 3);
      fresh.push(await start());
      await end(server);
    }
    await wait((seconds * 1_000) / 3);
    const answered = reading.answered() + writing.acknowledged.length;
    const duration = (performance.now() - startedAt) / 1_000;
    errors.push(...reading.errors, ...writing.errors, ...writing.refused);
    if (writing.broken() > 0) errors.push(`${writing.broken()} connections broke under a write`);

    // From here on, no process is ready eventually: rejecting a request is correct, dropping it is not.
    const ending = fresh.map(end);
    await Promise.all([...ending, reading.stop(), writing.stop()]);
    const dropped = balancer.broken.filter(({ target }) => target !== 'none');
    errors.push(...dropped.map(({ request, reason }) => `dropped: ${request} (${reason})`));

    await start();
    const found = await countFound(site, writing.acknowledged);
    return [
      {
        what: `two processes, ${READERS + WRITERS} connections, ${Math.round(duration)} s`,
        acknowledged: writing.acknowledged.length,
        found,
        errors: counted(errors),
        notes: [
          `${answered} requests answered, ${Math.round(answered / duration)} a second, while both processes were replaced; ` +
            `${dropped.length} dropped when both were ended under load`,
        ],
      },
    ];
  },
};
