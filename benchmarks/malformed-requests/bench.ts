import { parseArgs } from 'node:util';
import { contract } from '../../apps/api/src/contract.ts';
import type { DatabaseConnection } from '../../apps/api/src/database/database.ts';
import { malformedCallsOf } from '../../apps/api/src/testing/malformed-requests.ts';
import { startSeededServer } from '../../apps/api/src/testing/seeded-server.ts';
import { signInTo } from '../../apps/api/src/testing/signed-in.ts';
import { withEngines } from '../shared/engines.ts';

/*
 * Response time of the server for the 10,000 malformed requests of its test, over the socket, eight at a
 * time, and the slowest of them. None may take a second.
 */

/** Goal in milliseconds. */
const GOAL = 1_000;
const WORKERS = 8;
const SHOWN = 10;

const { values } = parseArgs({
  options: {
    /** Maximum requests per endpoint and caller. */
    most: { type: 'string', default: 'Infinity' },
    engine: { type: 'string', default: '' },
  },
});

interface Timed {
  /** Response time in milliseconds. */
  time: number;
  status: number;
  call: string;
}

async function sendAll(engine: string, connection: DatabaseConnection): Promise<void> {
  const server = await startSeededServer(connection);
  const answers: Timed[] = [];
  try {
    for (const { name, caller, requests } of malformedCallsOf(contract)) {
      const identity = caller === 'anonymous' ? {} : (await signInTo(server, caller)).headers;
      const waiting = requests.slice(0, Number(values.most));
      const work = async (): Promise<void> => {
        for (let request = waiting.shift(); request; request = waiting.shift()) {
          const { path, headers, ...init } = request;
          const startedAt = performance.now();
          const answer = await server.request(path, { ...init, headers: { ...headers, ...identity } });
          // An event stream has no end.
          if (answer.headers.get('content-type')?.startsWith('text/event-stream'))
            await answer.body?.cancel();
          else await answer.arrayBuffer();
          const time = performance.now() - startedAt;
          answers.push({ time, status: answer.status, call: `${name}, by ${caller}` });
        }
      };
      await Promise.all(Array.from({ length: WORKERS }, work));
    }
  } finally {
    await server.close();
  }
  answers.sort((first, second) => second.time - first.time);
  const at = (share: number): string =>
    (answers[Math.floor(answers.length * (1 - share))]?.time ?? Number.NaN).toFixed(1);
  const failures = answers.filter(({ status }) => status >= 500).length;
  const slow = answers.filter(({ time }) => time > GOAL).length;
  process.stdout.write(
    `${engine}: ${answers.length} requests, median ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
      `${failures} answered 5xx, ${slow} took over ${GOAL} ms; the slowest:\n`,
  );
  for (const { time, status, call } of answers.slice(0, SHOWN))
    process.stdout.write(`  ${time.toFixed(1).padStart(7)} ms  ${status}  ${call}\n`);
}

await withEngines(sendAll, values.engine);
