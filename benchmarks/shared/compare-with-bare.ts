import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RecordedAnswer } from './bare-server.ts';
import { type LoadResult, loadAddress } from './load-address.ts';
import { median } from './median.ts';

const CONNECTIONS = 50;

/** Headers that a browser sends. */
const headers = { 'accept-encoding': 'br, gzip' };

/** Headers that belong to the connection or differ between responses. */
const notRepeated = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'x-request-id',
  'content-length',
]);

async function record({ url: address, headers: own }: Contender): Promise<RecordedAnswer> {
  const request = get(address, { headers: { ...headers, ...own } });
  const [response] = await once(request, 'response');
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}.`);
  const repeated = Object.entries<string>(response.headers).filter(([name]) => !notRepeated.has(name));
  return { headers: Object.fromEntries(repeated), bodyBase64: body.toString('base64') };
}

interface Turn extends LoadResult {
  url: string;
}

async function loadOnce(contender: Contender, seconds: number): Promise<Turn> {
  const { url, headers: own } = contender;
  const result = await loadAddress({
    url,
    headers: { ...headers, ...own },
    connections: CONNECTIONS,
    seconds,
  });
  // The server may still work on closed connections: the next turn waits until it is done.
  await record(contender);
  return { url, ...result };
}

/** A URL compared with the bare route. */
export interface Contender {
  name: string;
  url: string;
  /** Headers in addition to those of every contender. */
  headers?: Readonly<Record<string, string>>;
}

export interface Measured extends Contender {
  /** Requests per second, the median of the rounds. */
  rate: number;
  /** 95th percentile of the response time in milliseconds, the median of the rounds. */
  p95: number;
  /** Rate relative to the bare route in the same run. */
  ratio: number;
}

export interface Load {
  /** Turns per contender. */
  rounds: number;
  /** Seconds per turn. wrk takes whole seconds. */
  seconds: number;
  /** Seconds of load before the first turn, in which the server's code is compiled. */
  warmUp: number;
}

/**
 * Loads URLs in turn with a bare Fastify route in its own process, which sends the bytes and headers of the
 * first contender.
 *
 * @returns the bare route, then the contenders
 */
export async function compareWithBare(
  contenders: readonly [Contender, ...Contender[]],
  { rounds, seconds, warmUp }: Load,
): Promise<Measured[]> {
  const answer = await record(contenders[0]);
  const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  try {
    bare.send(answer);
    const [bareOrigin] = await once(bare, 'message');
    const reference: Contender = { name: 'bare Fastify route', url: `${bareOrigin}/` };
    const all = [reference, ...contenders];
    for (const contender of all) await loadOnce(contender, warmUp);
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const contender of all) turns.push(await loadOnce(contender, seconds));
    }
    const middle = (url: string, read: (turn: Turn) => number) =>
      median(turns.filter((turn) => turn.url === url).map(read));
    const rateOf = (url: string) => middle(url, ({ rate }) => rate);
    return all.map((each) => ({
      ...each,
      rate: rateOf(each.url),
      p95: middle(each.url, ({ p95 }) => p95),
      ratio: rateOf(each.url) / rateOf(reference.url),
    }));
  } finally {
    bare.kill();
  }
}
