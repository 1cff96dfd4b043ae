// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf, settle } from '../../test/page.tsx';
import { fakeTimeouts, type Timeouts } from '../../test/timeouts.ts';
import { publicEndpoints } from '../contract/index.ts';
import { ApiError, createDataClient } from '../http/index.ts';
import {
  DataProvider,
  useCaseStudies,
  useDataClient,
  useEndpoint,
  useLogoAssets,
  useNavigationAssets,
  useTechAssets,
} from './index.ts';

const react = { id: 'react', name: 'React' };
const kept = { data: [{ ...react, name: 'React, as it came with the page' }] };

let server: HttpServer;

beforeEach(async () => {
  server = await startHttpServer();
  server.on('GET /api/tech-assets', { json: [react] });
  server.on('GET /api/case-studies', { json: { data: [] } });
  server.on('GET /api/assets', { json: { data: [] } });
});

afterEach(async () => {
  cleanup();
  await server.stop();
});

function Technologies(): ReactElement {
  const { data, error, isLoading, isValidating } = useTechAssets();
  if (error) return <p role={isValidating ? 'status' : 'alert'}>{error.message}</p>;
  return <p>{isLoading ? 'Loading' : data?.data.map(({ name }) => name).join()}</p>;
}

function Stories(): ReactElement {
  const { data } = useCaseStudies();
  return <p>{data ? `${data.data.length} stories` : 'No stories yet'}</p>;
}

function RenderedPage({ more }: { more: boolean }): ReactElement {
  const client = createDataClient({ fetch: server.fetch, hostname: 'localhost' });
  return (
    <DataProvider client={client} fallback={{ '/api/tech-assets': kept }}>
      <Technologies />
      {more && (
        <>
          <Technologies />
          <Stories />
        </>
      )}
    </DataProvider>
  );
}

describe('a read', () => {
  test('of each public hook goes to its call', async () => {
    const { result } = renderHook(
      () => [useTechAssets().data, useCaseStudies().data, useNavigationAssets().data, useLogoAssets().data],
      { wrapper: pageOf(createPageClient(server)) },
    );
    await waitFor(() => expect(result.current).not.toContain(undefined));
    expect(server.calls().sort()).toEqual([
      'GET /api/assets?category=logo',
      'GET /api/assets?pageSize=100',
      'GET /api/case-studies',
      'GET /api/tech-assets',
    ]);
  });

  test('is loading first, then holds what the server answered', async () => {
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('React')).toBeTruthy();
  });

  test('fails with the message of the server', async () => {
    server.on('GET /api/tech-assets', { status: 403, json: { message: 'Not for you.' } });
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    expect((await screen.findByRole('alert')).textContent).toBe('Not for you.');
  });

  test('that is malformed is an error, and no blank page', async () => {
    server.on('GET /api/tech-assets', { json: { data: 'soon' } });
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    expect((await screen.findByRole('alert')).textContent).toContain('not what was agreed on: data');
  });

  test('waits while its request is null', async () => {
    const { result, rerender } = renderHook(
      ({ id }: { id: string | null }) =>
        useEndpoint(publicEndpoints.listAssets, id === null ? null : { query: { category: id } }),
      { wrapper: pageOf(createPageClient(server)), initialProps: { id: null as string | null } },
    );
    expect(result.current.isLoading).toBe(false);
    rerender({ id: 'logo' });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(server.calls()).toEqual(['GET /api/assets?category=logo']);
  });

  test('is shared by all who need the same', async () => {
    render(
      <>
        <Technologies />
        <Technologies />
      </>,
      { wrapper: pageOf(createPageClient(server)) },
    );
    expect(await screen.findAllByText('React')).toHaveLength(2);
    expect(server.calls()).toEqual(['GET /api/tech-assets']);
  });
});

describe('a page that was rendered with its data', () => {
  test('is hydrated as it is, and reads only what did not come with it', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<RenderedPage more={false} />);
    document.body.append(container);
    expect(container.textContent).toBe('React, as it came with the page');

    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, <RenderedPage more={false} />, {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    // What is shown later finds the same data; only the stories have to be asked for.
    await act(async () => root.render(<RenderedPage more />));
    await waitFor(() => expect(container.textContent).toContain('0 stories'));
    await act(() => settle(createPageClient(server), server));

    expect(mismatches).toEqual([]);
    expect(container.textContent).toBe(
      'React, as it came with the pageReact, as it came with the page0 stories',
    );
    expect(server.calls()).toEqual(['GET /api/case-studies']);
    await act(async () => root.unmount());
    container.remove();
  });
});

describe('with time', () => {
  let timeouts: Timeouts;

  beforeEach(() => {
    timeouts = fakeTimeouts();
  });

  afterEach(() => timeouts.restore());

  test('what came with the page is read anew when it is needed after five minutes', async () => {
    const client = createPageClient(server);
    const page = (shown: boolean) => (
      <DataProvider client={client} fallback={fallback}>
        {shown && <Technologies />}
      </DataProvider>
    );
    const fallback = { '/api/tech-assets': kept };
    const { rerender } = render(page(true));
    rerender(page(false));
    await timeouts.idle(300_000);
    rerender(page(true));
    await timeouts.until(() => screen.queryByText('React') !== null);
    expect(server.calls()).toEqual(['GET /api/tech-assets']);
  });

  test('what was read is fresh for five minutes, then read anew when it is needed', async () => {
    const client = createPageClient(server);
    const page = (shown: boolean) => (
      <DataProvider client={client}>
        {shown && <Technologies />}
        {!shown && <Stories />}
      </DataProvider>
    );
    const { rerender } = render(page(true));
    await timeouts.until(() => screen.queryByText('React') !== null);

    await timeouts.idle(299_000);
    rerender(page(false));
    await timeouts.until(() => screen.queryByText('0 stories') !== null);
    rerender(page(true));
    await settle(client, server);
    expect(server.calls()).toEqual(['GET /api/tech-assets', 'GET /api/case-studies']);

    server.on('GET /api/tech-assets', { json: [{ ...react, name: 'React 19' }] });
    await timeouts.idle(1_000);
    rerender(page(false));
    rerender(page(true));
    await timeouts.until(() => screen.queryByText('React 19') !== null);
    expect(server.calls().filter((call) => call === 'GET /api/tech-assets')).toHaveLength(2);
  });

  test.for([
    ['an error of the server', { status: 500, json: { message: 'Down.' } }],
    ['no answer', 'hang up'],
  ] as const)('a read that failed for %s is tried again after a second, once', async ([, outcome]) => {
    server.on('GET /api/tech-assets', () => outcome);
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    await timeouts.until(() => screen.queryByRole('alert') !== null);
    await timeouts.pass(1_000);
    await timeouts.until(() => server.requests.length === 2 && screen.queryByRole('alert') !== null);
    await timeouts.idle(60_000);
    expect(server.requests).toHaveLength(2);
  });

  test('a read that failed once shows what the second try gave', async () => {
    server.on('GET /api/tech-assets', () =>
      server.requests.length > 1
        ? { json: [react] }
        : { status: 503, headers: { 'Retry-After': '7' }, json: {} },
    );
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    await timeouts.pass(7_000);
    await timeouts.until(() => screen.queryByText('React') !== null);
  });

  test.for([400, 401, 403, 404, 429])('a read that was answered %d is not tried again', async (status) => {
    server.on('GET /api/tech-assets', { status, json: { message: 'No.' } });
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    await timeouts.until(() => screen.queryByRole('alert') !== null);
    await timeouts.idle(60_000);
    expect(server.requests).toHaveLength(1);
  });

  test('nothing is read again because the window is focused, or because time passes', async () => {
    const client = createPageClient(server);
    const page = (more: boolean) => (
      <DataProvider client={client}>
        <Technologies />
        {more && <Stories />}
      </DataProvider>
    );
    const { rerender } = render(page(false));
    await timeouts.until(() => screen.queryByText('React') !== null);
    await timeouts.idle(600_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await timeouts.idle(1);
    rerender(page(true));
    await timeouts.until(() => screen.queryByText('0 stories') !== null);
    expect(server.calls()).toEqual(['GET /api/tech-assets', 'GET /api/case-studies']);
  });

  test("the navigation's logo is not tried again at all", async () => {
    server.on('GET /api/assets', { status: 500, json: {} });
    const { result } = renderHook(useNavigationAssets, { wrapper: pageOf(createPageClient(server)) });
    await timeouts.until(() => result.current.error instanceof ApiError);
    await timeouts.idle(60_000);
    expect(server.requests).toHaveLength(1);
  });
});

test('the client of the provider is at hand', () => {
  const client = createPageClient(server);
  const { result } = renderHook(useDataClient, { wrapper: pageOf(client) });
  expect(result.current).toBe(client);
});
