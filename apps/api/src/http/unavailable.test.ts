import Fastify, { errorCodes } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendProblem } from './problem.ts';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.for([
  [
    'a database that ends',
    new Error('Failed query: select 1', { cause: withCode('terminating', '57P01') }),
    503,
  ],
  [
    'a database that takes no writes',
    new Error('Failed query: insert', { cause: withCode('cannot execute INSERT', '25006') }),
    503,
  ],
  ['a database that is not there', withCode('connect', 'ECONNREFUSED'), 503],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 503],
  [
    'a connection that broke between two statements',
    new Error('Client has encountered a connection error and is not queryable'),
    503,
  ],
  ['a server that stopped answering', new Error('Query read timeout'), 503],
  ['an answer that takes too long', new errorCodes.FST_ERR_HANDLER_TIMEOUT(1, '/'), 503],
  ['a full disk', new Error('Cannot write', { cause: withCode('no space left', 'ENOSPC') }), 507],
  [
    'a full disk of the database',
    new Error('Failed query: x', { cause: withCode('could not extend file', '53100') }),
    507,
  ],
  [
    'a transaction given up for another one that waited for it',
    new Error('Failed query: insert', { cause: withCode('deadlock detected', '40P01') }),
    503,
  ],
  [
    'a row that belongs to one that was deleted meanwhile',
    new Error('Failed query: insert', { cause: withCode('violates foreign key constraint', '23503') }),
    409,
  ],
  ['a statement that is wrong', new Error('Failed query: x', { cause: withCode('syntax', '42601') }), 500],
] as const)('returns the matching status for %s', async ([, error, status]) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(sendProblem);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe({ 409: undefined, 500: undefined, 503: '5', 507: '60' }[status]);
});

test('logs an outage once a minute, without a stack', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  onTestFinished(() => app.close());
  app.setErrorHandler(sendProblem);
  const cause = withCode('terminating connection', '57P01');
  app.get('/', async () => {
    throw new Error('Failed query: select 1', { cause });
  });
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => void vi.restoreAllMocks());
  for (let request = 0; request < 3; request += 1) await app.inject('/');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'The database cannot answer: terminating connection',
  ]);
  vi.spyOn(performance, 'now').mockReturnValue(1_060_000);
  await app.inject('/');
  expect(lines).toHaveLength(2);
});
