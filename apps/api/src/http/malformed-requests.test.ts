import type { Endpoint } from '@uplift/data-client/contract';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { type MalformedRequest, malformedRequests } from '../testing/malformed-requests.ts';
import { type Area, signInTo } from '../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** How many over the whole contract. */
const REQUESTS = 10_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const endpoints = Object.entries(contract);

function callersOf(endpoint: Endpoint): (Area | 'nobody')[] {
  return endpoint.callers.map((caller) => (caller === 'anyone' ? 'nobody' : caller));
}

async function headersOf(caller: Area | 'nobody'): Promise<Record<string, string>> {
  return caller === 'nobody' ? {} : (await signInTo(server, caller)).headers;
}

/** What is wrong with how a request was answered; null: nothing. */
async function complaintAbout(
  request: MalformedRequest,
  identity: Record<string, string>,
): Promise<string | null> {
  const { path, headers, ...init } = request;
  const answer = await server.request(path, {
    ...init,
    headers: { ...headers, ...identity },
    signal: AbortSignal.timeout(20_000),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    // It goes on for as long as the session does.
    await answer.body?.cancel();
    return null;
  }
  const text = await answer.text();
  if (answer.status >= 500) return `${answer.status} ${text}`;
  if (answer.status < 400) return null;
  const problem: unknown = JSON.parse(text);
  if (typeof problem !== 'object' || problem === null || !Reflect.get(problem, 'message')) return text;
  return Reflect.get(problem, 'status') === answer.status ? null : text;
}

test.for(endpoints)(
  '%s answers whatever is sent to it in clear words, and never with a failure of its own',
  {
    timeout: 300_000,
  },
  async ([name, endpoint]) => {
    const each = pLimit(8);
    for (const caller of callersOf(endpoint)) {
      const numRuns = Math.ceil(REQUESTS / endpoints.length / endpoint.callers.length);
      // The same requests in every run, so that what fails once can be looked at again.
      const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0;
      const identity = await headersOf(caller);
      const complaints = await Promise.all(
        fc.sample(malformedRequests(endpoint), { numRuns, seed }).map((request) =>
          each(async () => {
            const complaint = await complaintAbout(request, identity);
            return complaint === null ? [] : [{ ...request, caller, complaint }];
          }),
        ),
      );
      expect(complaints.flat()).toEqual([]);
    }
  },
);
