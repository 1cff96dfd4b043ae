import { describe, expect, it, vi } from 'vitest';
import { type ClientErrorReport, createErrorReporter } from './error-reporter.ts';

const lost = new Error('The connection is gone.');

function error(message: string, more: Partial<ClientErrorReport> = {}): ClientErrorReport {
  return {
    message,
    stack: `Error: ${message}`,
    url: 'https://uplift.example/pricing',
    userAgent: 'A browser',
    timestamp: '2026-06-01T12:00:00.000Z',
    level: 'page',
    ...more,
  };
}

/** A browser session whose storage survives a reload. */
function setUp() {
  const items = new Map<string, string>();
  const world = { online: true, now: 0, listeners: [] as (() => void)[] };
  const send = vi.fn<(report: ClientErrorReport) => Promise<unknown>>().mockResolvedValue({ id: '1' });
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const load = (over: Partial<Parameters<typeof createErrorReporter>[0]> = {}) =>
    createErrorReporter({
      send,
      isConnectionLost: (cause) => cause === lost,
      isOnline: () => world.online,
      onOnline: (listener) => world.listeners.push(listener),
      storage,
      now: () => world.now,
      ...over,
    });
  const comeBack = async () => {
    world.online = true;
    for (const listener of world.listeners) listener();
    await Promise.resolve();
  };
  const sent = () => send.mock.calls.map(([{ message }]) => message);
  return { world, send, load, comeBack, sent };
}

describe('the same error', () => {
  it('is reported once per session, even after a reload', async () => {
    const { load, sent } = setUp();
    const report = load();
    await report(error('It broke.'));
    await report(error('It broke.', { timestamp: '2026-06-01T12:00:09.000Z', level: 'section' }));
    await load()(error('It broke.'));
    expect(sent()).toEqual(['It broke.']);
  });

  it('counts as a new error with another stack or URL', async () => {
    const { load, sent } = setUp();
    const report = load();
    await report(error('It broke.'));
    await report(error('It broke.', { stack: 'Error: It broke.\n    at b.js' }));
    await report(error('It broke.', { url: 'https://uplift.example/about' }));
    expect(sent()).toHaveLength(3);
  });

  it.each([
    [
      'forbidden',
      {
        getItem: () => {
          throw lost;
        },
        setItem: () => {
          throw lost;
        },
      },
    ],
    ['full of something else', { getItem: () => '{"not":"a list"}', setItem: () => undefined }],
    ['broken', { getItem: () => '[1,', setItem: () => undefined }],
  ])('is reported once when the storage is %s', async (_, storage) => {
    const { load, sent } = setUp();
    const report = load({ storage });
    await report(error('It broke.'));
    await report(error('It broke.'));
    expect(sent()).toEqual(['It broke.']);
  });
});

it('reports at most five new errors a minute and resumes in the next', async () => {
  const { world, load, sent } = setUp();
  const report = load();
  for (let number = 1; number <= 8; number += 1) await report(error(`Error ${number}`));
  expect(sent()).toEqual(['Error 1', 'Error 2', 'Error 3', 'Error 4', 'Error 5']);
  world.now = 59_999;
  await report(error('Too early'));
  world.now = 60_000;
  await report(error('In time'));
  expect(sent().slice(5)).toEqual(['In time']);
});

describe('offline', () => {
  it('queues errors and sends them once when back online', async () => {
    const { world, load, comeBack, sent } = setUp();
    const report = load();
    world.online = false;
    await report(error('First'));
    await report(error('Second'));
    expect(sent()).toEqual([]);
    await comeBack();
    expect(sent()).toEqual(['First', 'Second']);
    await comeBack();
    expect(sent()).toHaveLength(2);
  });

  it('queues at most ten errors', async () => {
    const { world, load, comeBack, sent } = setUp();
    const report = load();
    world.online = false;
    for (let number = 1; number <= 30; number += 1) {
      world.now += 60_000;
      await report(error(`Error ${number}`));
    }
    await comeBack();
    expect(sent()).toEqual(Array.from({ length: 10 }, (_, index) => `Error ${index + 1}`));
  });

  it('retries a report once when the connection is lost while sending', async () => {
    const { load, send, comeBack, sent } = setUp();
    send.mockRejectedValue(lost);
    await load()(error('Lost'));
    expect(sent()).toEqual(['Lost']);
    await comeBack();
    await comeBack();
    expect(sent()).toEqual(['Lost', 'Lost']);
  });
});

it('neither retries nor throws when the server rejects a report', async () => {
  const { load, send, comeBack, sent } = setUp();
  send.mockRejectedValue(new Error('429'));
  await expect(load()(error('Refused'))).resolves.toBeUndefined();
  await comeBack();
  expect(sent()).toEqual(['Refused']);
});
