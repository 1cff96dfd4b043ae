import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HttpServer, type Outcome, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, settle } from '../../test/page.tsx';
import { adminEndpoints } from '../contract/admin/index.ts';
import { DataProvider, useCaseStudies, useEndpoint, usePreload } from './index.ts';
import { beginPreload, type Preloads } from './preloads.ts';

let server: HttpServer;

beforeEach(async () => {
  server = await startHttpServer();
  server.on('GET /api/case-studies', { json: [] });
  server.on('GET /api/admin/second-factor', { json: { enabled: true, recoveryCodesLeft: 9 } });
});

afterEach(async () => {
  cleanup();
  await server.stop();
});

function Way(): ReactElement {
  const preload = usePreload();
  const begin = () => {
    preload('/api/case-studies');
    preload('/api/admin/second-factor');
  };
  return (
    <button type="button" onClick={begin}>
      Results
    </button>
  );
}

function Results(): ReactElement {
  const { data, error } = useCaseStudies();
  const factor = useEndpoint(adminEndpoints.getSecondFactor, {});
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <p>{data && factor.data ? `${data.data.length} stories, ${factor.data.recoveryCodesLeft} codes` : '…'}</p>
  );
}

/** A page with a link to another page. */
function renderWay() {
  const client = createPageClient(server);
  const page = (followed: boolean) => (
    <DataProvider client={client}>
      <Way />
      {followed && <Results />}
    </DataProvider>
  );
  const { rerender } = render(page(false));
  return {
    approach: () => act(async () => screen.getByRole('button').click()),
    follow: (followed = true) => rerender(page(followed)),
    settled: () => act(() => settle(client, server)),
  };
}

const reads = ['GET /api/admin/second-factor', 'GET /api/case-studies'];

test('preloaded data is not requested again', async () => {
  const { approach, follow, settled } = renderWay();
  await approach();
  await waitFor(() => expect(server.calls().sort()).toEqual(reads));
  await approach();
  follow();
  expect(await screen.findByText('0 stories, 9 codes')).toBeTruthy();
  await settled();
  await approach();
  follow(false);
  follow();
  await settled();
  expect(server.calls().sort()).toEqual(reads);
});

test('a hook that needs data during its preload shares the request', async () => {
  const held = Promise.withResolvers<Outcome>();
  server.on('GET /api/case-studies', () => held.promise);
  const { approach, follow, settled } = renderWay();
  await approach();
  follow();
  await settled();
  held.resolve({ json: [] });
  expect(await screen.findByText('0 stories, 9 codes')).toBeTruthy();
  expect(server.calls().sort()).toEqual(reads);
});

test('a failed preload is silent, and the data is requested again', async () => {
  server.on('GET /api/case-studies', { status: 500, json: { message: 'Down.' } });
  const { approach, follow, settled } = renderWay();
  await approach();
  await settled();
  server.on('GET /api/case-studies', { json: [] });
  follow();
  expect(await screen.findByText('0 stories, 9 codes')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a preload expires after five minutes', async () => {
  let now = 0;
  const preloads: Preloads = new Map();
  const begin = (answer: string) =>
    beginPreload(
      preloads,
      '/api/case-studies',
      () => Promise.resolve(answer),
      () => now,
    );
  begin('first');
  now += 299_999;
  begin('second');
  expect(await preloads.get('/api/case-studies')?.json).toBe('first');
  now += 1;
  expect(preloads.get('/api/case-studies')?.isFresh()).toBe(false);
  begin('third');
  expect(await preloads.get('/api/case-studies')?.json).toBe('third');
});
