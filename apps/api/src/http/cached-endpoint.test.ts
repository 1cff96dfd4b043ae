import { publicEndpoints } from '@uplift/data-client/contract';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { bindCachedEndpoint } from './bind-endpoint.ts';
import { sendProblem } from './problem.ts';
import { createResponseCache } from './response-cache.ts';

const logo = { id: 'logo', name: 'Logo', isActive: true, category: 'logo' };

/** Serves a list whose total counts how often it was computed. */
function serveList({ version, fail = () => false }: { version: () => string; fail?: () => boolean }) {
  let made = 0;
  const app = Fastify();
  app.setErrorHandler(sendProblem);
  bindCachedEndpoint(app, publicEndpoints.listAssets, createResponseCache(version), async ({ query }) => {
    made += 1;
    if (fail()) throw new Error('The database is away.');
    const data = query.category === 'made-up' ? [] : [logo];
    return { data, page: query.page ?? 1, pageSize: 50, total: made };
  });
  onTestFinished(() => app.close());
  return async (url: string) => (await app.inject(url)).json();
}

test('caches one response per set of parsed parameters', async () => {
  const ask = serveList({ version: () => 'first' });
  const answers = await Promise.all(
    ['?page=2', '?page=2', '?page=02', '?page=2&other=1'].map((query) => ask(`/api/assets${query}`)),
  );
  expect(answers.map(({ total }) => total)).toEqual([1, 1, 1, 1]);
  expect(await ask('/api/assets?page=3')).toMatchObject({ page: 3, total: 2 });
});

test('does not cache an empty list', async () => {
  const ask = serveList({ version: () => 'first' });
  expect(await ask('/api/assets?category=made-up')).toMatchObject({ data: [], total: 1 });
  expect(await ask('/api/assets?category=made-up')).toMatchObject({ data: [], total: 2 });
});

test('computes the response again when the content has changed', async () => {
  let version = 'first';
  const ask = serveList({ version: () => version });
  expect(await ask('/api/assets')).toMatchObject({ total: 1 });
  version = 'second';
  expect(await ask('/api/assets')).toMatchObject({ total: 2 });
});

test('does not cache a failure', async () => {
  let away = true;
  const ask = serveList({ version: () => 'first', fail: () => away });
  expect(await ask('/api/assets')).toMatchObject({ status: 500 });
  away = false;
  expect(await ask('/api/assets')).toMatchObject({ total: 2 });
});

test('refuses to cache an endpoint that is not public', () => {
  const cache = createResponseCache(() => 'first');
  expect(() =>
    bindCachedEndpoint(Fastify(), publicEndpoints.getAccountUser, cache, () => expect.unreachable()),
  ).toThrow('not public');
});
