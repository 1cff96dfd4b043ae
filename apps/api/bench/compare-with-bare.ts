import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { RecordedAnswer } from './bare-server.ts';

const ROUNDS = 3;
const SECONDS_PER_ROUND = 4;
const CONNECTIONS = 50;

/** What a browser says it understands. */
const headers = { 'accept-encoding': 'br, gzip' };

/** Belongs to the connection, or differs from answer to answer. */
const notRepeated = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'x-request-id',
  'content-length',
]);

async function record(address: string): Promise<RecordedAnswer> {
  const request = get(address, { headers });
  const [response] = await once(request, 'response');
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}.`);
  const repeated = Object.entries<string>(response.headers).filter(([name]) => !notRepeated.has(name));
  return { headers: Object.fromEntries(repeated), bodyBase64: body.toString('base64') };
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS_PER_ROUND });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load.`);
  return result.requests.average;
}

function median(values: number[]): number {
  return values.sort((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Loads a path of a running server, and in turns a bare Fastify route in a process of its own that sends the same bytes
 * with the same headers. Writes how many requests both answer, and the ratio.
 */
export async function compareWithBare(origin: string, path: string): Promise<void> {
  const answer = await record(origin + path);
  const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  try {
    bare.send(answer);
    const [bareOrigin] = await once(bare, 'message');
    const measured: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      reference.push(await requestsPerSecond(bareOrigin + path));
      measured.push(await requestsPerSecond(origin + path));
    }
    const [ours, theirs] = [median(measured), median(reference)];
    process.stdout.write(
      `${path}\n` +
        `  this server         ${ours.toFixed(0)} requests a second\n` +
        `  bare Fastify route  ${theirs.toFixed(0)} requests a second\n` +
        `  ratio               ${(ours / theirs).toFixed(2)} (goal: 0.75)\n`,
    );
  } finally {
    bare.kill();
  }
}
