import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf, settle } from '../../test/page.tsx';
import { fakeTimeouts, type Timeouts } from '../../test/timeouts.ts';
import { publicEndpoints } from '../contract/index.ts';
import { createDataClient } from '../http/index.ts';
import { DataProvider, useCaseStudies, useDataClient, useEndpoint, useTechAssets } from './index.ts';

const react = { id: 'react', name: 'React' };
const preloaded = { data: [{ ...react, name: 'React, as it came with the page' }] };

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
    <DataProvider client={client} fallback={{ '/api/tech-assets': preloaded }}>
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
  test('is loading first, then holds the response', async () => {
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('React')).toBeTruthy();
  });

  test("fails with the server's message", async () => {
    server.on('GET /api/tech-assets', { status: 403, json: { message: 'Not for you.' } });
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    expect((await screen.findByRole('alert')).textContent).toBe('Not for you.');
  });

  test('returns an error for a malformed response instead of a blank page', async () => {
    server.on('GET /api/tech-assets', { json: { data: 'soon' } });
    render(<Technologies />, { wrapper: pageOf(createPageClient(server)) });
    expect((await screen.findByRole('alert')).textContent).toContain('is invalid: data');
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

  test('shares one request between components', async () => {
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

describe('a page rendered with its data', () => {
  test('hydrates unchanged and fetches only the missing data', async () => {
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
    // Later components use the same data; only the stories need a request.
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

describe('over time', () => {
  let timeouts: Timeouts;

  beforeEach(() => {
    timeouts = fakeTimeouts();
  });

  afterEach(() => timeouts.restore());

  test('refetches rendered data when it is needed after five minutes', async () => {
    const client = createPageClient(server);
    const page = (shown: boolean) => (
      <DataProvider client={client} fallback={fallback}>
        {shown && <Technologies />}
      </DataProvider>
    );
    const fallback = { '/api/tech-assets': preloaded };
    const { rerender } = render(page(true));
    rerender(page(false));
    await timeouts.idle(300_000);
    rerender(page(true));
    await timeouts.until(() => screen.queryByText('React') !== null);
    expect(server.calls()).toEqual(['GET /api/tech-assets']);
  });
});

test('useDataClient returns the client of the provider', () => {
  const client = createPageClient(server);
  const { result } = renderHook(useDataClient, { wrapper: pageOf(client) });
  expect(result.current).toBe(client);
});
