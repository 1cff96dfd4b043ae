import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf } from '../../test/page.tsx';
import type { ClientErrorReport } from '../contract/index.ts';
import { useReportClientError } from './index.ts';

const report: ClientErrorReport = {
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: …',
  componentStack: null,
  url: 'https://uplift.example/pricing',
  userAgent: 'Browser/1.0',
  timestamp: '2026-11-21T12:00:00.000Z',
  level: 'section',
};

let server: HttpServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(async () => {
  cleanup();
  await server.stop();
});

function renderReporter() {
  return renderHook(useReportClientError, { wrapper: pageOf(createPageClient(server)) }).result;
}

test('rejects when the report fails', async () => {
  server.on('POST /api/client-errors', { status: 429, json: { message: 'Enough.' } });
  const reporter = renderReporter();
  await act(() => expect(reporter.current(report)).rejects.toThrow('Enough.'));
});
