import { connect, createServer, Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isDatabaseUnavailable } from '../http/unavailable.ts';
import { StartError } from '../start-error.ts';
import { executeRows } from './execute-rows.ts';
import { connectPostgresql } from './postgresql.ts';
import { createPostgresqlDatabase, openTestDatabase, testEngine } from './testing/test-database.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('The system named no port.');
  return address.port;
}

const ignoreIdleErrors = () => undefined;

/** Creates a database whose host can die without closing its connections. Others reach its replacement. */
async function openSilenceableDatabase(): Promise<{ url: string; goSilent: () => void }> {
  const { url, drop } = await createPostgresqlDatabase();
  onTestFinished(drop);
  const real = new URL(url);
  const address = new URL(url);
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const upstream = connect(Number(real.port), real.hostname);
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => end.destroy());
    }
  });
  /** Stops all traffic on the open connections, as if their host had lost power. */
  const goSilent = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const bound = proxy.address();
  address.port = String(typeof bound === 'object' ? bound?.port : 0);
  return { url: address.href, goSilent };
}

test('waits for an unreachable server, reports it once, and fails with advice', async () => {
  const url = `postgres://uplift:hunter2@127.0.0.1:${await freePort()}/uplift?sslmode=disable`;
  const messages: string[] = [];
  const started = performance.now();
  const connecting = connectPostgresql({
    url,
    patience: 300,
    pause: 50,
    report: (message) => messages.push(message),
    onIdleError: ignoreIdleErrors,
  });
  await expect(connecting).rejects.toThrow(
    /cannot be reached: .*ECONNREFUSED[\s\S]*Gave up[\s\S]*DATABASE_URL/,
  );
  expect(performance.now() - started).toBeGreaterThanOrEqual(250);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('Trying again');
  await connecting.catch((error: Error) => messages.push(error.message));
  for (const message of messages) expect(message).not.toContain('hunter2');
});

test('an open database answers a ping and can be prepared twice', async () => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const prepared: string[] = [];
  await database.prepare(async () => {
    prepared.push('first');
  });
  await database.prepare(async () => {
    prepared.push('second');
  });
  await expect(database.ping()).resolves.toBeUndefined();
  expect(prepared).toEqual(['first', 'second']);
});

// These tests need a server, which the embedded engine doesn't have.
if (testEngine === 'postgresql') {
  test('a connection that breaks between two statements fails only its transaction', async () => {
    const { db, ping, close } = await openTestDatabase();
    onTestFinished(close);
    const broken = db.transaction(async (tx) => {
      const [own] = await executeRows(tx, sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${own?.pid})`);
      const isThere = sql`select 1 from pg_stat_activity where pid = ${own?.pid}`;
      await expect.poll(() => executeRows(db, isThere)).toEqual([]);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow('Failed query');
    await expect(ping()).resolves.toBeUndefined();
  });

  test('ping rejects when the server is read-only, and its connections are closed', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    onTestFinished(drop);
    const standby = new URL(url);
    standby.searchParams.set('options', '-c default_transaction_read_only=on');
    const { ping, connections, close } = await connectPostgresql({
      url: standby.href,
      report: console.error,
      onIdleError: ignoreIdleErrors,
    });
    onTestFinished(close);
    await expect(ping()).rejects.toThrow('The database takes no writes.');
    expect(connections()?.open).toBe(0);
  });

  test('releases the connections of transactions that fail to begin', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    onTestFinished(drop);
    const real = new URL(url);
    const address = new URL(url);
    let cutting = true;
    const proxy = createServer((socket) => {
      const upstream = connect(Number(real.port), real.hostname);
      for (const end of [socket, upstream]) end.on('error', () => undefined);
      socket.on('close', () => upstream.destroy());
      upstream.pipe(socket);
      socket.on('data', (chunk) => {
        if (cutting && chunk.includes('begin')) socket.destroy();
        else upstream.write(chunk);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void proxy.close());
    const bound = proxy.address();
    address.port = String(typeof bound === 'object' ? bound?.port : 0);
    const { db, connections, ping, close } = await connectPostgresql({
      url: address.href,
      report: console.error,
      onIdleError: ignoreIdleErrors,
    });
    onTestFinished(close);
    const tries = Array.from({ length: 12 }, () => db.transaction(async () => undefined));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    cutting = false;
    await expect(ping()).resolves.toBeUndefined();
    await expect(db.transaction(async () => 'begun')).resolves.toBe('begun');
    expect(connections()?.waiting).toBe(0);
  });

  test('closes connections to a server that stopped answering, and reconnects', async () => {
    const { url, goSilent } = await openSilenceableDatabase();
    const { db, ping, listen, close } = await connectPostgresql({
      url,
      answerTimeout: 500,
      report: console.error,
      onIdleError: ignoreIdleErrors,
    });
    onTestFinished(close);
    let notices = 0;
    const stopListening = await listen('silence', () => {
      notices += 1;
    });
    onTestFinished(stopListening);
    await expect.poll(() => notices).toBe(1);

    const cut = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      goSilent();
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toSatisfy(isDatabaseUnavailable);
    // A dead connection that is still in the pool would fail one of these.
    const answers = await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select 1`)));
    expect(answers).toHaveLength(10);
    await expect(db.transaction(async () => 'begun')).resolves.toBe('begun');
    await expect(ping()).resolves.toBeUndefined();
    // Listening resumes and reports that notifications may have been missed.
    await expect.poll(() => notices, { timeout: 10_000 }).toBe(2);
  });

  test('is back 15 seconds after its host died silently: 3 for unused connections, 12 for those in use', async () => {
    const { url, goSilent } = await openSilenceableDatabase();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, connections, close } = await connectPostgresql({
      url,
      report: console.error,
      onIdleError: ignoreIdleErrors,
    });
    onTestFinished(close);
    const tenRequests = () => Promise.allSettled(Array.from({ length: 10 }, () => db.execute(sql`select 1`)));
    const outcomes = async (answers: ReturnType<typeof tenRequests>) =>
      new Set((await answers).map(({ status }) => status));

    await tenRequests();
    goSilent();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(connections()).toEqual({ open: 0, idle: 0, waiting: 0 });
    expect(await outcomes(tenRequests())).toEqual(new Set(['fulfilled']));

    goSilent();
    await vi.advanceTimersByTimeAsync(2_999);
    const answers = tenRequests();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(connections()).toEqual({ open: 0, idle: 0, waiting: 0 });
    expect(await outcomes(answers)).toEqual(new Set(['rejected']));
    expect(await outcomes(tenRequests())).toEqual(new Set(['fulfilled']));
  });

  test('probes all its connections, so that those without a time limit notice a dead host', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    onTestFinished(drop);
    const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const opened = vi.spyOn(Socket.prototype, 'connect');
    onTestFinished(() => {
      keepAlive.mockRestore();
      opened.mockRestore();
    });
    const { prepare, listen, close } = await connectPostgresql({
      url,
      timeLimits: false,
      report: console.error,
      onIdleError: ignoreIdleErrors,
    });
    onTestFinished(close);
    await prepare(async () => undefined);
    await new Promise<void>((resolve) => {
      void listen('probes', resolve).then(onTestFinished);
    });
    expect(opened.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(keepAlive.mock.calls).toEqual(opened.mock.calls.map(() => [true, 10_000]));
  });

  test('explains what to do when the server refuses the extension that search needs', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    onTestFinished(drop);
    const { db, prepare, close } = await connectPostgresql({
      url,
      report: console.error,
      onIdleError: ignoreIdleErrors,
    });
    onTestFinished(close);
    await db.execute(sql`
      create function refuse() returns event_trigger language plpgsql as
        $$ begin raise 'Extension is not allow-listed'; end $$;
      create event trigger refusal on ddl_command_start when tag in ('CREATE EXTENSION')
        execute function refuse()`);
    const refused = prepare(async () => undefined);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/extension unaccent[\s\S]*not allow-listed[\s\S]*contrib package/);
    await db.execute(sql`drop event trigger refusal`);
    await expect(prepare(async () => undefined)).resolves.toBeUndefined();
  });

  test('connects to a server that starts during the wait', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    onTestFinished(drop);
    const port = await freePort();
    const real = new URL(url);
    const late = new URL(url);
    late.port = String(port);
    const proxy = createServer((socket) => {
      const upstream = connect(Number(real.port), real.hostname);
      socket.pipe(upstream).pipe(socket);
      for (const end of [socket, upstream]) end.on('error', () => end.destroy());
    });
    const database = await connectPostgresql({
      url: late.href,
      patience: 10_000,
      pause: 50,
      report: () => proxy.listen(port, '127.0.0.1'),
      onIdleError: ignoreIdleErrors,
    });
    await database.ping();
    await database.close();
    await new Promise((resolve) => proxy.close(resolve));
  });

  test('fails at once when the password is wrong', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    onTestFinished(drop);
    const wrong = new URL(url);
    wrong.password = 'hunter2';
    const messages: string[] = [];
    await expect(
      connectPostgresql({
        url: wrong.href,
        report: (message) => messages.push(message),
        onIdleError: ignoreIdleErrors,
      }),
    ).rejects.toThrow(/refuses the sign-in(?![\s\S]*hunter2)/);
    expect(messages).toEqual([]);
  });

  test('processes that start at the same time prepare one after another', async () => {
    const { url, drop } = await createPostgresqlDatabase();
    onTestFinished(drop);
    let inside = 0;
    let most = 0;
    const starts = Array.from({ length: 4 }, async () => {
      const database = await connectPostgresql({ url, report: console.error, onIdleError: ignoreIdleErrors });
      await database.prepare(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await database.ping();
        inside -= 1;
      });
      await database.close();
    });
    await Promise.all(starts);
    expect(most).toBe(1);
  });
}
