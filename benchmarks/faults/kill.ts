import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countFound, startWriting, type Written } from '../../apps/api/src/testing/faults/mixed-writes.ts';
import { createPglitePlace, createPostgresqlPlace } from '../../apps/api/src/testing/faults/place.ts';
import {
  counted,
  type Outcome,
  type Scenario,
  type ScenarioOptions,
} from '../../apps/api/src/testing/faults/scenario.ts';
import { enterSite, type Site } from '../../apps/api/src/testing/faults/site.ts';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';

const createPlace = { PGlite: createPglitePlace, PostgreSQL: createPostgresqlPlace };

const WRITERS = 8;

/** Maximum time from the first write until the server is killed, in milliseconds. */
const LONGEST_LIFE_MS = 1_000;

async function killAgainAndAgain(
  engine: keyof typeof createPlace,
  options: ScenarioOptions,
): Promise<Outcome> {
  const { rounds, onEnd } = options;
  const { environment } = await createPlace[engine](options);
  const all: Written[] = [];
  const errors: string[] = [];
  let last: readonly Written[] = [];
  let site: Site | undefined;
  let unanswered = 0;
  let slowestStart = 0;

  async function start() {
    const startedAt = performance.now();
    const server = startServerProcess(environment, { onEnd });
    const url = await server.ready;
    slowestStart = Math.max(slowestStart, performance.now() - startedAt);
    // Users stay signed in across restarts.
    site = site ? { ...site, url } : await enterSite(url);
    const missing = last.length - (await countFound(site, last));
    if (missing > 0) errors.push(`${missing} writes were gone after the next start`);
    return { server, site };
  }

  for (let round = 0; round < rounds; round += 1) {
    const { server, site: entered } = await start();
    const writing = startWriting(entered, WRITERS);
    await writing.goOnFor(1);
    await wait(randomInt(LONGEST_LIFE_MS));
    server.child.kill('SIGKILL');
    await Promise.all([writing.stop(), server.exited]);
    last = writing.acknowledged;
    all.push(...last);
    unanswered += writing.broken();
    errors.push(...writing.errors, ...writing.refused);
  }

  const { server, site: entered } = await start();
  const found = await countFound(entered, all);
  server.child.kill('SIGTERM');
  const code = await server.exited;
  if (code !== 0) errors.push(`the server exited with ${code} at the end`);
  return {
    what: `kill -9 × ${rounds}, ${engine}`,
    acknowledged: all.length,
    found,
    errors: counted(errors),
    notes: [
      `started ${rounds + 1} times of ${rounds + 1}, the slowest in ${Math.round(slowestStart)} ms; ` +
        `${unanswered} requests were in flight when it was killed`,
    ],
  };
}

/** Kills the server at random moments while users write, and restarts it on the remaining data. */
export const kill: Scenario = {
  name: 'kill',
  summary: 'kill -9 at random moments of mixed writes, on both databases',
  run: async (options) => [
    await killAgainAndAgain('PGlite', options),
    await killAgainAndAgain('PostgreSQL', options),
  ],
};
