import Fastify, { errorCodes } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
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
  ['an answer that takes too long', new errorCodes.FST_ERR_HANDLER_TIMEOUT(1, '/'), 503],
  ['a full disk', new Error('Cannot write', { cause: withCode('no space left', 'ENOSPC') }), 507],
  [
    'a full disk of the database',
    new Error('Failed query: x', { cause: withCode('could not extend file', '53100') }),
    507,
  ],
  ['a statement that is wrong', new Error('Failed query: x', { cause: withCode('syntax', '42601') }), 500],
] as const)('%s', async ([, error, status]) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(sendProblem);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe({ 500: undefined, 503: '5', 507: '60' }[status]);
});
