import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type HttpServer, headerOf, startHttpServer } from '../../test/http-server.ts';
import { fakeTimeouts } from '../../test/timeouts.ts';
import { createEmptyTokenStore, setMarker } from '../../test/visitor.ts';
import { defineEndpoint } from '../contract/index.ts';
import { uploadMutation } from '../swr/index.ts';
import { sampleLogoAssets } from '../testing/index.ts';
import type { TokenStore } from '../tokens/index.ts';
import { ApiError, createDataClient, MalformedAnswerError, NetworkError } from './index.ts';
import type { UploadProgress } from './send-upload.ts';

const addFile = defineEndpoint({
  method: 'POST',
  path: '/api/admin/folders/{folder}/files',
  service: 'admin',
  summary: 'Adds files to a folder.',
  callers: ['admin'],
  params: v.object({ folder: v.string() }),
  body: v.object({ category: v.string(), tags: v.optional(v.array(v.string())) }),
  file: { maximumSize: 1_000, types: ['image/svg+xml'] },
  status: 200,
  answer: v.object({ names: v.array(v.string()) }),
});

const replaceFile = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/files/current',
  service: 'admin',
  summary: 'Replaces a file.',
  callers: ['admin'],
  file: { maximumSize: 1_000, types: ['image/svg+xml'] },
  status: 204,
});

const logos = 'POST /api/admin/folders/logos/files';
const request = { params: { folder: 'logos' }, body: { category: 'logo' } };
const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });

let server: HttpServer;
let tokens: TokenStore;

beforeEach(async () => {
  server = await startHttpServer();
  server.allow(location.origin);
  tokens = createEmptyTokenStore();
});

afterEach(async () => {
  createEmptyTokenStore();
  await server.stop();
});

/** Creates the client of a page whose admin API has another origin: this document and the server. */
function createClient() {
  const { port } = new URL(server.origin);
  return createDataClient({
    hostname: 'site.test',
    tokens,
    // The same host name, because cookies belong to a host, not to a port.
    origins: { admin: `http://localhost:${port}` },
  });
}

function uploadLogo(options: { signal?: AbortSignal; onProgress?: (progress: UploadProgress) => void } = {}) {
  return createClient().upload(addFile, request, { files: drawing, ...options });
}

/** Returns the fields of a multipart body in order, files as name and content. */
function readForm({ body, headers }: { body: string; headers: Record<string, unknown> }): string[][] {
  const boundary = /boundary=(.+)$/.exec(String(headers['content-type']))?.[1];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', content = ''] = part.split('\r\n\r\n');
      const names = [...head.matchAll(/name="([^"]*)"/g)].map(([, name = '']) => name);
      return [...names, content.trim()];
    });
}

describe('an upload', () => {
  test('sends the fields of its request, then its files, and validates the response', async () => {
    server.on(logos, { json: { names: ['logo.svg', 'mark.svg'], surplus: true } });
    const answer = await createClient().upload(
      addFile,
      { ...request, body: { category: 'logo', tags: ['a', 'b'] } },
      { files: [drawing, new File(['<g/>'], 'mark.svg')] },
    );
    expect(answer).toEqual({ names: ['logo.svg', 'mark.svg'] });
    const [received] = server.requests;
    expect(headerOf(received, 'Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(received && readForm(received)).toEqual([
      ['category', 'logo'],
      ['tags', '["a","b"]'],
      ['file', 'logo.svg', '<svg/>'],
      ['file', 'mark.svg', '<g/>'],
    ]);
  });

  test('sends a form unchanged', async () => {
    server.on('PUT /api/admin/files/current', { status: 204 });
    const form = new FormData();
    form.append('note', 'final');
    form.append('contract', new Blob(['%PDF'], { type: 'application/pdf' }), 'contract.pdf');
    expect(await createClient().upload(replaceFile, {}, { files: form })).toBeUndefined();
    const [received] = server.requests;
    expect(received && readForm(received)).toEqual([
      ['note', 'final'],
      ['contract', 'contract.pdf', '%PDF'],
    ]);
  });

  test('sends the cookies, the tokens and the idempotency key', async () => {
    server.on(logos, { json: { names: [] } });
    setMarker('client', true);
    tokens.set('adminToken', 'adm1n');
    tokens.set('managerToken', 'm4nager');
    tokens.set('clientToken', 'cl1ent');
    await createClient().upload(addFile, request, { files: drawing, idempotencyKey: 'one-action' });
    const [received] = server.requests;
    expect(headerOf(received, 'Cookie')).toContain('clientSession=1');
    expect(headerOf(received, 'Authorization')).toBe('Bearer adm1n');
    expect(headerOf(received, 'x-manager-token')).toBe('m4nager');
    expect(headerOf(received, 'Idempotency-Key')).toBe('one-action');
    expect(headerOf(received, 'Accept')).toBe('application/json');
    expect(JSON.stringify(received)).not.toContain('cl1ent');
  });

  test('reports progress until everything is sent', async () => {
    server.on(logos, { json: { names: [] } });
    const reported: UploadProgress[] = [];
    await createClient().upload(addFile, request, {
      files: new File(['x'.repeat(500_000)], 'photo.png'),
      onProgress: (progress) => reported.push(progress),
    });
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.map(({ loaded }) => loaded)).toEqual(
      reported.map(({ loaded }) => loaded).sort((first, second) => first - second),
    );
    const last = reported.at(-1);
    expect(last?.loaded).toBe(last?.total);
    expect(last?.total).toBeGreaterThan(500_000);
  });
});

describe('a failed upload', () => {
  test("keeps the server's message", async () => {
    const errors = { file: ['This is no image.'] };
    server.on(logos, {
      status: 429,
      headers: { 'Retry-After': '30' },
      json: { message: 'Too many files.', errors },
    });
    const failure = uploadLogo();
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({
      message: 'Too many files.',
      status: 429,
      errors,
      retryAfter: 30,
    });
  });

  test('uses the status text as its message when the response is not JSON', async () => {
    server.on(logos, { status: 413, statusText: 'Payload Too Large', text: '<h1>nginx</h1>' });
    await expect(uploadLogo()).rejects.toMatchObject({ message: 'Payload Too Large', status: 413 });
  });

  test.for([
    ['is not JSON', { text: 'saved' }, 'isn’t JSON'],
    ['is invalid', { json: { names: 'logo.svg' } }, 'is invalid: names'],
  ] as const)('names the invalid part when its response %s', async ([, reply, message]) => {
    server.on(logos, reply);
    const failure = uploadLogo();
    await expect(failure).rejects.toBeInstanceOf(MalformedAnswerError);
    await expect(failure).rejects.toThrow(message);
  });

  test('throws a network error when the connection breaks', async () => {
    server.on(logos, 'hang up');
    const failure = uploadLogo();
    await expect(failure).rejects.toBeInstanceOf(NetworkError);
    await expect(failure).rejects.toThrow('Check your connection and try again.');
  });
});

describe('a stalled upload', () => {
  test('throws a network error after 3 minutes without progress', async () => {
    const timeouts = fakeTimeouts();
    onTestFinished(timeouts.restore);
    const stalled = new XMLHttpRequest();
    const send = vi.spyOn(stalled, 'send').mockReturnValue();
    const abort = vi.spyOn(stalled, 'abort');
    const client = createDataClient({ createUploadRequest: () => stalled });
    const error = client.upload(addFile, request, { files: drawing }).catch((failure: unknown) => failure);
    await timeouts.until(() => send.mock.calls.length > 0);
    await timeouts.idle(179_999);
    stalled.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
    await timeouts.idle(179_999);
    expect(abort).not.toHaveBeenCalled();
    await timeouts.idle(1);
    expect(abort).toHaveBeenCalledOnce();
    expect(await error).toBeInstanceOf(NetworkError);
  });
});

describe('an upload mutation', () => {
  test('when the network fails, retries the whole upload after a second under the same key', async () => {
    server.on(logos, () => (server.requests.length > 1 ? { json: { names: ['logo.svg'] } } : 'hang up'));
    const timeouts = fakeTimeouts();
    const answer = uploadMutation(createClient(), addFile, request, { files: drawing });
    await timeouts.pass(1_000);
    expect(await answer).toEqual({ names: ['logo.svg'] });
    timeouts.restore();
    const keys = server.requests.map((received) => headerOf(received, 'Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(server.requests.map(readForm)[1]).toEqual(server.requests.map(readForm)[0]);
  });

  test("isn't retried after a response", async () => {
    server.on(logos, { status: 503, json: { message: 'Full.' } });
    await expect(uploadMutation(createClient(), addFile, request, { files: drawing })).rejects.toThrow(
      'Full.',
    );
    expect(server.requests).toHaveLength(1);
  });
});

describe('an aborted upload', () => {
  test('rejects with the reason while in progress', async () => {
    const controller = new AbortController();
    server.on(logos, () => {
      controller.abort(new Error('Another file was chosen.'));
      return { json: { names: [] } };
    });
    await expect(uploadLogo({ signal: controller.signal })).rejects.toThrow('Another file was chosen.');
  });

  test('sends nothing when aborted before it starts', async () => {
    await expect(uploadLogo({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).toEqual([]);
  });

  test('ignores an abort after it ended', async () => {
    const controller = new AbortController();
    server.on(logos, { json: { names: [sampleLogoAssets[0]?.name ?? ''] } });
    const answer = await uploadLogo({ signal: controller.signal });
    controller.abort();
    expect(answer).toEqual({ names: ['Logo'] });
  });
});
