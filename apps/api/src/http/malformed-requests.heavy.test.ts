import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { type MalformedRequest, malformedCallsOf } from '../testing/malformed-requests.ts';
import { signInTo } from '../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What is wrong with the response to a request. `null`: nothing. */
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
    // The stream continues for as long as the session.
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

test.for(malformedCallsOf(contract).map((calls) => [calls.name, calls.caller, calls] as const))(
  '%s, called by %s, answers malformed requests with clear errors and never with 5xx',
  {
    timeout: 300_000,
  },
  async ([, caller, { requests }]) => {
    const each = pLimit(8);
    const identity = caller === 'anonymous' ? {} : (await signInTo(server, caller)).headers;
    const complaints = await Promise.all(
      requests.map((request) =>
        each(async () => {
          const complaint = await complaintAbout(request, identity);
          return complaint === null ? [] : [{ ...request, caller, complaint }];
        }),
      ),
    );
    expect(complaints.flat()).toEqual([]);
  },
);
