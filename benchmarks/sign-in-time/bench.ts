import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { median } from '../shared/median.ts';
import { withSite } from '../shared/site.ts';

/*
 * Whether response times reveal that an account exists: wrong passwords and password resets, alternating
 * between existing and unknown accounts. Every request has its own IP address in 127.0.0.0/8, and requests
 * per account stay below the throttle.
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '18' } } });
const rounds = Number(values.rounds);

interface Question {
  name: string;
  asks: readonly { path: string; known: string; body: (email: string) => object }[];
}

const password = 'a wrong password';

const questions: readonly Question[] = [
  {
    name: 'wrong password',
    asks: ['client', 'manager', 'admin'].map((area) => ({
      path: `/api/${area}/login`,
      known: `${area}@uplift.example`,
      body: (email) => ({ email, password }),
    })),
  },
  {
    name: 'forgotten password',
    asks: ['client', 'account', 'account'].map((kind, index) => ({
      path: '/api/auth/forgot-password',
      known: `${['client', 'manager', 'admin'][index]}@uplift.example`,
      body: (email) => ({ kind, email }),
    })),
  },
];

let asked = 0;

/** Returns the milliseconds from the request to the end of its response. */
async function time(origin: string, path: string, body: object): Promise<number> {
  asked += 1;
  const localAddress = `127.0.${1 + Math.floor(asked / 250)}.${1 + (asked % 250)}`;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const startedAt = performance.now();
  const call = request(new URL(path, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    localAddress,
  });
  call.once('error', reject);
  call.once('response', (answer) => {
    if (answer.statusCode === 429) reject(new Error(`${path} slows this benchmark down.`));
    text(answer).then(() => resolve(), reject);
  });
  call.end(JSON.stringify(body));
  await promise;
  return performance.now() - startedAt;
}

/** Share of pairs in which the first is slower: 0.5 if indistinguishable (Mann–Whitney's U over n²). */
function shareSlower(first: readonly number[], second: readonly number[]): number {
  const points = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return points.reduce<number>((sum, point) => sum + point, 0) / points.length;
}

async function measure(origin: string, { name, asks }: Question): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, known: email, body } of asks) {
      const stranger = `stranger-${asked}@nowhere.example`;
      if (round % 2 === 0) known.push(await time(origin, path, body(email)));
      unknown.push(await time(origin, path, body(stranger)));
      if (round % 2 === 1) known.push(await time(origin, path, body(email)));
    }
  }
  const count = known.length;
  // Without a difference, 95 of 100 such measurements are within this distance of one half.
  const noise = 1.96 * Math.sqrt((2 * count + 1) / (12 * count * count));
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  process.stdout.write(
    `${name.padEnd(18)} account exists ${median(known).toFixed(1)} ms, does not ${median(unknown).toFixed(1)} ms; ` +
      `slower in ${percent(shareSlower(known, unknown))} of ${count}² pairs ` +
      `(${percent(0.5 - noise)} to ${percent(0.5 + noise)}: no difference)\n`,
  );
}

await withSite(async ({ url }) => {
  for (const question of questions) await measure(url, question);
});
