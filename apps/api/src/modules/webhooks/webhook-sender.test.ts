import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readAllowedTargets } from '../../security/network-targets.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { createWebhookSender, type Resolver, sendingLimits } from './webhook-sender.ts';

/** The allowed target of these tests. 127.0.0.1 represents targets that aren't allowed. */
const host = '127.0.0.2';
const limits = { ...sendingLimits, connect: 500, answer: 1_000 };

function senderWith(resolve?: Resolver) {
  return createWebhookSender({ allowed: readAllowedTargets([host]), resolve, limits });
}

const send = (url: string, resolve?: Resolver) =>
  senderWith(resolve).send(url, { 'webhook-id': 'msg_1' }, '{}');

const resolveTo =
  (...addresses: string[]): Resolver =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** A TCP server without HTTP. */
async function startSocketServer(talk: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    talk(socket);
  }).listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return `${host}:${typeof address === 'object' ? address?.port : 0}`;
}

describe('response of a receiver', () => {
  test('counts 200 to 299 as received', async () => {
    const receiver = await startReceiver((_request, response) => response.end('thank you'), { host });
    expect(await send(`${receiver.url}/hooks?a=1`)).toEqual({
      status: 200,
      answer: 'thank you',
      error: null,
      retryAfter: null,
    });
    expect(receiver.received).toMatchObject([
      { path: '/hooks?a=1', body: '{}', headers: { 'webhook-id': 'msg_1' } },
    ]);
  });

  test.for([301, 302, 303, 307, 308])('does not follow the redirect of a %i', async (status) => {
    const inside = await startReceiver();
    const receiver = await startReceiver(
      (_request, response) => response.writeHead(status, { location: `${inside.url}/secret` }).end(),
      { host },
    );
    const outcome = await send(receiver.url);
    expect(outcome).toMatchObject({ status, error: expect.stringContaining('Redirects aren’t followed') });
    expect(outcome.error).toContain(inside.url);
    expect(inside.received).toEqual([]);
  });

  test('reads Retry-After of a 429 in seconds and as a date', async () => {
    const waits = ['120', new Date(Date.now() + 60_000).toUTCString(), 'soon'];
    const receiver = await startReceiver(
      (_request, response) => response.writeHead(429, { 'retry-after': waits.shift() }).end(),
      { host },
    );
    expect(await send(receiver.url)).toMatchObject({ status: 429, retryAfter: 120_000 });
    const { retryAfter } = await send(receiver.url);
    expect(retryAfter).toBeGreaterThan(50_000);
    expect(retryAfter).toBeLessThanOrEqual(60_000);
    expect(await send(receiver.url)).toMatchObject({ status: 429, retryAfter: null });
  });

  test('stops reading a gigabyte after its beginning', async () => {
    let written = 0;
    const chunk = Buffer.alloc(64 * 1_024, 'x');
    const receiver = await startReceiver(
      (_request, response) => {
        response.writeHead(200, { 'content-length': String(1_024 ** 3) });
        const write = () => {
          while (!response.destroyed && written < 1_024 ** 3) {
            written += chunk.length;
            if (!response.write(chunk)) return;
          }
        };
        response.on('drain', write);
        write();
      },
      { host },
    );
    const outcome = await send(receiver.url);
    expect(outcome).toMatchObject({ status: 200, error: null, answer: 'x'.repeat(1_024) });
    expect(written).toBeLessThan(64 * 1_024 ** 2);
  });

  test('makes a binary response storable as text', async () => {
    const receiver = await startReceiver((_request, response) => response.end(Buffer.from([0, 255, 65])), {
      host,
    });
    expect((await send(receiver.url)).answer).toBe('\ufffd\ufffdA');
  });
});

describe('receiver without a valid response', () => {
  test('times out when it never responds', async () => {
    const receiver = await startReceiver(() => undefined, { host });
    expect(await send(receiver.url)).toMatchObject({
      status: null,
      error: expect.stringContaining('No complete response within 1 s'),
    });
  });

  test('times out when its response trickles in', async () => {
    const receiver = await startReceiver(
      (_request, response) => {
        const drip = setInterval(() => response.write('.'), 50);
        response.on('close', () => clearInterval(drip));
      },
      { host },
    );
    expect(await send(receiver.url)).toMatchObject({
      status: 200,
      error: expect.stringContaining('No complete response within 1 s'),
    });
  });

  test('fails when it closes the connection before or during its response', async () => {
    const reset = await startSocketServer((socket) => socket.resetAndDestroy());
    expect(await send(`http://${reset}/`)).toMatchObject({
      status: null,
      error: expect.stringContaining('The connection was closed'),
    });
    const half = await startSocketServer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'),
    );
    expect((await send(`http://${half}/`)).error).toContain('The connection was closed');
  });

  test('is reported when it speaks neither HTTP nor TLS', async () => {
    const noise = await startSocketServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
    expect((await send(`http://${noise}/`)).error).toContain('isn’t HTTP');
    expect((await send(`https://${noise}/`)).error).toContain('No secure connection');
  });

  test('is reported when the connection is refused or the host name is unknown', async () => {
    const { url, close } = await startReceiver(undefined, { host });
    await close();
    expect((await send(url)).error).toBe('Nothing is listening at this address.');
    expect((await send('https://gone.test/', resolveTo())).error).toContain('has no address');
  });
});

describe('private address', () => {
  test.for([
    ['127.0.0.1', 'a loopback address'],
    ['2130706433', 'a loopback address'],
    ['0x7f.1', 'a loopback address'],
    ['0177.0.0.1', 'a loopback address'],
    ['127.1', 'a loopback address'],
    ['[::1]', 'a loopback address'],
    ['[::ffff:127.0.0.1]', 'an IPv4 address written as IPv6'],
    ['169.254.169.254', 'a link-local address'],
  ] as const)('refuses %s: %s', async ([written, rule]) => {
    const inside = await startReceiver();
    const outcome = await send(`http://${written}:${inside.port}/`);
    expect(outcome).toMatchObject({ status: null, error: expect.stringContaining(rule) });
    expect(outcome.error).toContain('WEBHOOK_ALLOWED_TARGETS');
    expect(inside.received).toEqual([]);
  });

  test('is refused behind a host name, even if only one of its addresses is private', async () => {
    const inside = await startReceiver();
    const outcome = await send(`http://mixed.test:${inside.port}/`, resolveTo(host, '127.0.0.1'));
    expect(outcome.error).toContain('mixed.test leads to 127.0.0.1, a loopback address');
    expect(inside.received).toEqual([]);
  });

  test('is not reached by DNS rebinding, because the checked address is the one connected to', async () => {
    const outside = await startReceiver(undefined, { host });
    const inside = await startReceiver(undefined, { port: outside.port });
    let asked = 0;
    const rebinding: Resolver = async () => {
      asked += 1;
      return [{ address: asked === 1 ? host : '127.0.0.1', family: 4 }];
    };
    const sender = senderWith(rebinding);
    const url = `http://rebind.test:${outside.port}/`;
    expect(await sender.send(url, {}, '{}')).toMatchObject({ status: 204 });
    expect(asked).toBe(1);
    expect(await sender.send(url, {}, '{}')).toMatchObject({
      status: null,
      error: expect.stringContaining('rebind.test leads to 127.0.0.1'),
    });
    expect(outside.received).toHaveLength(1);
    expect(inside.received).toEqual([]);
  });
});
