import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ReceivedMessage, type Receiver, startReceiver } from '../receiver.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { startWriting } from './mixed-writes.ts';
import { createPostgresqlPlace } from './place.ts';
import { retainedMemory, withDebugger } from './retained-memory.ts';
import { counted, type Scenario, type ScenarioOptions } from './scenario.ts';
import { callOf, enterSite, read } from './site.ts';
import { waitUntil } from './wait-until.ts';
import { addWebhook, messagesDelivered } from './webhooks.ts';

const WRITERS = 4;

/**
 * Pause of the writers, in milliseconds. They then write about 180 messages a minute, a tenth of what one
 * process can deliver to all receivers.
 */
const PAUSE_MS = 250;

/** Maximum delivery time to a working receiver, however the others behave, in milliseconds. */
const PATIENCE_MS = 60_000;

/** How long to wait for late messages, in milliseconds. After that they count as lost. */
const LATEST_MS = 15 * 60_000;

/** Allowed growth in open files and sockets. More than that is a leak. */
const SPARE_HANDLES = 20;

/** Allowed growth in retained memory, in MB. The server must not retain anything of sent messages. */
const SPARE_MEMORY = 30;

/** Longer than the scheduled wait before a second attempt, in seconds. */
const RETRY_AFTER = 9;

/** Receivers that never accept a message, each in a different way. */
const bad: Readonly<Record<string, RequestListener>> = {
  '301 elsewhere': (_request, response) => response.writeHead(301, { location: 'http://127.0.0.1:9/' }).end(),
  '307 to itself': ({ url }, response) => response.writeHead(307, { location: url }).end(),
  '500': (_request, response) => response.writeHead(500).end(),
  hang: () => undefined,
  'one byte a second': (_request, response) => {
    const drip = setInterval(() => response.write('.'), 1_000);
    response.on('close', () => clearInterval(drip));
  },
  'endless body': (_request, response) => {
    response.writeHead(500);
    const chunk = Buffer.alloc(64 * 1_024);
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', write);
    write();
  },
  'huge headers': (_request, response) => response.writeHead(500, { 'x-large': 'x'.repeat(200_000) }).end(),
};

/** Receivers that don't speak HTTP. */
const wild: Readonly<Record<string, (socket: Socket) => void>> = {
  'reset connection': (socket) => socket.resetAndDestroy(),
  'half an answer': (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'),
  noise: (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'),
};

/** Responds to the first attempt of each message with `first`, and accepts the second. */
function secondTime(first: RequestListener): RequestListener {
  const known = new Set<string>();
  return (request, response) => {
    const id = String(request.headers['webhook-id']);
    if (known.has(id)) {
      response.writeHead(204).end();
      return;
    }
    known.add(id);
    first(request, response);
  };
}

async function startWild(talk: (socket: Socket) => void, { onEnd }: Pick<ScenarioOptions, 'onEnd'>) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.resume();
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onEnd(() => server.close());
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Unix time of an attempt, in seconds. */
const madeAt = ({ headers }: ReceivedMessage): number => Number(headers['webhook-timestamp']);

/** The pause between the first two attempts of each message, in seconds. */
function pausesOf({ received }: Receiver): number[] {
  return [...Map.groupBy(received, ({ headers }) => headers['webhook-id']).values()].flatMap(
    ([first, second]) => (first && second ? [madeAt(second) - madeAt(first)] : []),
  );
}

/** Delivery time of the slowest message, in seconds. */
function slowestOf({ received }: Receiver): number {
  const delays = received.map(
    (message) => madeAt(message) - Math.floor(Date.parse(JSON.parse(message.body).timestamp) / 1_000),
  );
  return Math.max(...delays);
}

/** Number of open files and sockets of a server. */
async function handlesOf({ child }: ServerProcess): Promise<number> {
  return (await readdir(`/proc/${child.pid}/fd`)).length;
}

/** Many receivers misbehave at the same time. It must not affect the others. */
export const receivers: Scenario = {
  name: 'receivers',
  summary: 'webhook receivers lie, hang, flood and break off, while others work',
  run: async (options) => {
    const { seconds, onEnd } = options;
    const { environment } = await createPostgresqlPlace(options);
    const server = startServerProcess(
      { ...environment, ...withDebugger, WEBHOOK_ALLOWED_TARGETS: '127.0.0.1' },
      { onEnd },
    );
    const site = await enterSite(await server.ready);
    const call = callOf(site);
    const errors: string[] = [];

    const hook = async (name: string, answer?: RequestListener): Promise<Receiver> => {
      const receiver = await startReceiver(answer, { onEnd });
      await addWebhook(site, name, receiver.url);
      return receiver;
    };

    const prompt = await hook('takes everything');
    const asking = await hook(
      '429 at first',
      secondTime((_request, response) =>
        response.writeHead(429, { 'retry-after': String(RETRY_AFTER) }).end(),
      ),
    );
    const taking = [
      prompt,
      asking,
      await hook(
        '500 at first',
        secondTime((_request, response) => response.writeHead(500).end()),
      ),
      await hook(
        'resets at first',
        secondTime(({ socket }) => socket.destroy()),
      ),
    ];

    const failing: [name: string, id: string][] = [];
    for (const [name, answer] of Object.entries(bad)) {
      const receiver = await startReceiver(answer, { onEnd });
      failing.push([name, await addWebhook(site, name, receiver.url)]);
    }
    for (const [name, talk] of Object.entries(wild))
      failing.push([name, await addWebhook(site, name, `http://${await startWild(talk, options)}`)]);
    const plain = await startReceiver(undefined, { onEnd });
    for (const [name, url] of [
      ['no TLS', plain.url.replace('http:', 'https:')],
      ['no listener', 'http://127.0.0.1:9'],
    ] as const)
      failing.push([name, await addWebhook(site, name, url)]);
    const gone = await startReceiver((_request, response) => response.writeHead(410).end(), { onEnd });
    const goneId = await addWebhook(site, '410', gone.url);

    const writing = startWriting(site, WRITERS, { pause: PAUSE_MS });
    await writing.goOnFor(8);
    const before = { handles: await handlesOf(server), memory: await retainedMemory(server) };
    await wait(seconds * 1_000);
    await writing.stop();

    const messages = writing.acknowledged.flatMap(({ kind, answered }) =>
      kind.name === 'message' ? [answered.id] : [],
    );
    const arrivedAt = (receiver: Receiver) => {
      const delivered = messagesDelivered(receiver);
      return messages.filter((id) => delivered.has(id)).length;
    };
    const isDone = () => taking.every((receiver) => arrivedAt(receiver) === messages.length);
    if (!(await waitUntil(isDone, PATIENCE_MS)))
      errors.push(`not everybody who takes messages has all of them after ${PATIENCE_MS / 1_000} s`);
    await waitUntil(isDone, LATEST_MS);

    for (const [name, id] of failing) {
      const { total } = await read<{ total: number }>(
        call('admin', `/api/admin/webhooks/${id}/deliveries?pageSize=1`),
      );
      if (total !== messages.length)
        errors.push(`${name}: ${total} deliveries are known of ${messages.length}`);
    }
    const { state } = await read<{ state: string }>(call('admin', `/api/admin/webhooks/${goneId}`));
    if (state !== 'disabled') errors.push(`who answers 410 is ${state}, not disabled`);
    const early = pausesOf(asking).filter((pause) => pause < RETRY_AFTER).length;
    if (early > 0) errors.push(`${early} second attempts came before the Retry-After was over`);

    const isGivenBack = async () => (await handlesOf(server)) <= before.handles + SPARE_HANDLES;
    await waitUntil(isGivenBack, PATIENCE_MS);
    const after = { handles: await handlesOf(server), memory: await retainedMemory(server) };
    if (after.handles > before.handles + SPARE_HANDLES)
      errors.push(`open files and sockets grew from ${before.handles} to ${after.handles}`);
    if (after.memory > before.memory + SPARE_MEMORY)
      errors.push(`retained memory grew from ${before.memory} to ${after.memory} MB`);
    return [
      {
        what: `${failing.length + 1} bad receivers and ${taking.length} that finally accept every message`,
        acknowledged: taking.length * messages.length,
        found: taking.reduce((sum, receiver) => sum + arrivedAt(receiver), 0),
        errors: counted([...errors, ...writing.errors, ...writing.refused]),
        notes: [
          `the slowest first attempt at who answers came ${slowestOf(prompt)} s after the event`,
          `open files and sockets: ${before.handles} before, ${after.handles} after; retained memory: ${before.memory} MB before, ${after.memory} MB after`,
        ],
      },
    ];
  },
};
