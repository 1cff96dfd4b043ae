import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RecordedAnswer } from './bare-server.ts';
import { type LoadResult, loadAddress } from './load-address.ts';

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
  // The server may still be working for callers who have hung up: the next turn waits until it is done.
  await record(contender);
  return { url, ...result };
}

function median(values: number[]): number {
  return values.sort((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;
}

/** An address that is measured beside the bare route. */
export interface Contender {
  name: string;
  url: string;
  /** Headers beside those that every contender gets. */
  headers?: Readonly<Record<string, string>>;
}

export interface Measured extends Contender {
  /** Requests a second, the median of the rounds. */
  rate: number;
  /** Milliseconds within which 95 of 100 requests were answered, the median of the rounds. */
  p95: number;
  /** That of the bare route in the same run is 1. */
  ratio: number;
}

export interface Load {
  /** How often each contender has its turn. */
  rounds: number;
  /** How long a turn takes. */
  seconds: number;
  /** How many seconds each contender is loaded before its first turn: a server that has run for a while is compiled. */
  warmUp: number;
}

export const usualLoad: Load = { rounds: 3, seconds: 4, warmUp: 3 };

/**
 * Loads addresses in turns with a bare Fastify route in a process of its own that sends the bytes and headers of the
 * first one.
 *
 * @returns the bare route, and then the contenders
 */
export async function measureBesideBare(
  contenders: readonly [Contender, ...Contender[]],
  { rounds, seconds, warmUp }: Load = usualLoad,
): Promise<Measured[]> {
  const answer = await record(contenders[0]);
  const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  try {
    bare.send(answer);
    const [bareOrigin] = await once(bare, 'message');
    const all: Contender[] = [{ name: 'bare Fastify route', url: `${bareOrigin}/` }, ...contenders];
    for (const contender of all) await loadOnce(contender, warmUp);
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const contender of all) turns.push(await loadOnce(contender, seconds));
    }
    const middle = (url: string, read: (turn: Turn) => number) =>
      median(turns.filter((turn) => turn.url === url).map(read));
    const rateOf = (url: string) => middle(url, ({ rate }) => rate);
    const reference = rateOf(`${bareOrigin}/`);
    return all.map((each) => ({
      ...each,
      rate: rateOf(each.url),
      p95: middle(each.url, ({ p95 }) => p95),
      ratio: rateOf(each.url) / reference,
    }));
  } finally {
    bare.kill();
  }
}

/** A further address of the same server, measured in the same turns. */
export interface Alongside {
  name: string;
  path: string;
}

/**
 * Measures a path of a running server beside a bare route, and writes how many requests both answer, and the ratio.
 *
 * @returns the ratio
 */
export async function compareWithBare(
  origin: string,
  path: string,
  {
    goal,
    name = 'this server',
    alongside = [],
  }: { goal: number; name?: string; alongside?: readonly Alongside[] },
): Promise<number> {
  const [reference, ...ours] = await measureBesideBare([
    { name, url: origin + path },
    ...alongside.map((each) => ({ name: each.name, url: origin + each.path })),
  ]);
  process.stdout.write(`${path}\n`);
  for (const measured of reference ? [reference, ...ours] : []) {
    const ratio = measured === reference ? '' : `, ${measured.ratio.toFixed(2)} of the bare route`;
    const aim = measured === ours[0] ? ` (goal: ${goal})` : '';
    process.stdout.write(
      `  ${measured.name.padEnd(24)} ${measured.rate.toFixed(0)} requests a second${ratio}${aim}\n`,
    );
  }
  return ours[0]?.ratio ?? Number.NaN;
}
