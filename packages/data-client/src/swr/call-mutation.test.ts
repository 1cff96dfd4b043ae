import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpServer, headerOf, type Outcome, startHttpServer } from '../../test/http-server.ts';
import { fakeTimeouts, type Timeouts } from '../../test/timeouts.ts';
import { publicEndpoints } from '../contract/index.ts';
import { createDataClient, type DataClient } from '../http/index.ts';
import { callMutation } from './index.ts';

const { signOutClient } = publicEndpoints;

let server: HttpServer;
let client: DataClient;
let timeouts: Timeouts;

beforeEach(async () => {
  server = await startHttpServer();
  client = createDataClient({ fetch: server.fetch, hostname: 'localhost' });
  timeouts = fakeTimeouts();
});

afterEach(async () => {
  timeouts.restore();
  await server.stop();
});

/** Responds with each outcome in turn, and repeats the last one. */
function answerInTurn(...outcomes: Outcome[]): void {
  server.on('POST /api/client/logout', () => {
    const [first = 'hang up'] = outcomes;
    if (outcomes.length > 1) outcomes.shift();
    return first;
  });
}

const done = { json: { signedOut: true } };

describe('a mutation', () => {
  test('is made once when it succeeds', async () => {
    answerInTurn(done);
    expect(await callMutation(client, signOutClient, {})).toEqual({ signedOut: true });
    expect(server.requests).toHaveLength(1);
  });

  test('is retried after a second under the same idempotency key when the network fails', async () => {
    answerInTurn('hang up', done);
    const answer = callMutation(client, signOutClient, {});
    await timeouts.pass(1_000);
    expect(await answer).toEqual({ signedOut: true });
    const keys = server.requests.map((request) => headerOf(request, 'Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('uses a new idempotency key per action, or the given one', async () => {
    answerInTurn(done);
    await callMutation(client, signOutClient, {});
    await callMutation(client, signOutClient, {});
    await callMutation(client, signOutClient, {}, { idempotencyKey: 'mine' });
    const [first, second, third] = server.requests.map((request) => headerOf(request, 'Idempotency-Key'));
    expect(first).not.toBe(second);
    expect(third).toBe('mine');
  });
});
