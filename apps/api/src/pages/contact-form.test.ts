import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leads } from '../database/schema/index.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const lines: string[] = [];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withSite: true, logStream: { write: (line) => lines.push(line) } });
  await server.database.db.delete(leads);
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

const BOUNDARY = 'form-boundary';
const multipart = `multipart/form-data; boundary=${BOUNDARY}`;
const urlEncoded = 'application/x-www-form-urlencoded';

const part = (name: string, value: string, rest = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const typed = part('name', 'Jo Reed') + part('company', 'Reed & Co.');
const fields = (count: number) => Array.from({ length: count }, (_, at) => part(`field-${at}`, 'x')).join('');

const post = (contentType: string | null, body: string) =>
  server.request('/contact', {
    method: 'POST',
    headers: contentType === null ? {} : { 'content-type': contentType },
    body: new TextEncoder().encode(body),
  });

const errorLines = () => lines.filter((line) => JSON.parse(line).level >= 50);

const NOT_IN_FULL = 'The form did not arrive in full. Check it and send it again.';
const TOO_MANY = 'The form has too many fields. Send it again from this page.';
const TOO_LARGE = 'The request body is too large.';
const NO_FILES = 'This form takes no files. Send it again without one.';
const WRONG_FORMAT =
  'Your browser sent the form in a format that this page cannot read. Send it again from this page.';

describe('an unreadable contact form', () => {
  test.for([
    [
      'cut off within a field',
      multipart,
      `${typed}${part('message', 'We spend')}`.slice(0, -8),
      400,
      NOT_IN_FULL,
      true,
    ],
    ['cut off between fields', multipart, `${typed}--${BOUNDARY}`, 400, NOT_IN_FULL, true],
    [
      'with a part without an end of its headers',
      multipart,
      `${typed}--${BOUNDARY}\r\nContent`,
      400,
      NOT_IN_FULL,
      true,
    ],
    ['with no part at all', multipart, 'name=Jo', 400, NOT_IN_FULL, false],
    [
      'with a field named like a method of objects',
      multipart,
      `${typed}${part('toString', 'x')}${END}`,
      400,
      NOT_IN_FULL,
      true,
    ],
    [
      'with a field that is no JSON though it says so',
      multipart,
      `${typed}${part('size', '{', '\r\nContent-Type: application/json')}${END}`,
      400,
      NOT_IN_FULL,
      true,
    ],
    ['without a boundary', 'multipart/form-data', typed + END, 400, NOT_IN_FULL, false],
    [
      'with a boundary that the body lacks',
      'multipart/form-data; boundary=other',
      typed + END,
      400,
      NOT_IN_FULL,
      false,
    ],
    ['with too many fields', multipart, typed + fields(19) + END, 413, TOO_MANY, true],
    ['with thousands of fields', multipart, typed + fields(5_000) + END, 413, TOO_MANY, true],
    [
      'with a file',
      multipart,
      `${typed}${part('file', 'x', '; filename="a.txt"')}${END}`,
      400,
      NO_FILES,
      true,
    ],
    ['as a query string', urlEncoded, 'name=Jo+Reed&company=Reed+%26+Co.', 400, WRONG_FORMAT, true],
    [
      'as a query string with thousands of fields',
      urlEncoded,
      `name=Jo+Reed&company=Reed+%26+Co.${'&x=1'.repeat(5_000)}`,
      400,
      WRONG_FORMAT,
      true,
    ],
    ['as a query string that is too large', urlEncoded, 'x'.repeat(5_000_000), 413, TOO_LARGE, false],
    ['as plain text', 'text/plain', 'name=Jo', 400, WRONG_FORMAT, false],
    ['as JSON', 'application/json', '{"name":', 400, WRONG_FORMAT, false],
    [
      'of another multipart type',
      `multipart/mixed; boundary=${BOUNDARY}`,
      typed + END,
      400,
      WRONG_FORMAT,
      false,
    ],
    ['of no known type', 'nonsense', 'x', 400, WRONG_FORMAT, false],
    ['without a type', null, 'x', 400, WRONG_FORMAT, false],
    ['without a type and a body', null, '', 400, WRONG_FORMAT, false],
  ] as const)(
    '%s: renders the page with an error message and the fields that were read',
    async ([, type, body, status, message, isRead]) => {
      const answer = await post(type, body);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const page = await answer.text();
      expect(page).toContain(message);
      expect(page.includes('"name":"Jo Reed","company":"Reed & Co."')).toBe(isRead);
      expect(errorLines()).toEqual([]);
      expect(await server.database.db.$count(leads)).toBe(0);
    },
  );

  test('with a large unread body: drains it, so that the connection can be reused', async () => {
    const answer = await post('multipart/form-data', 'x'.repeat(5_000_000));
    expect(answer.status).toBe(400);
    await answer.text();
    expect((await server.request('/contact')).status).toBe(200);
  });

  test('whose connection closes mid-request: logs no error', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.end(
      `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipart}\r\nContent-Length: 9000\r\n\r\n${typed}`,
    );
    socket.resume();
    await once(socket, 'close');
    expect(errorLines()).toEqual([]);
  });

  test('from a page of another site: returns 403 with a page that says so', async () => {
    const answer = await server.request('/contact', {
      method: 'POST',
      headers: { 'content-type': multipart, origin: 'https://evil.example' },
      body: typed + END,
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('This call isn’t allowed from another site.');
  });
});

test('renders a rejected contact form again with the entered values', async () => {
  const answer = await post(multipart, typed + END);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('"name":"Jo Reed","company":"Reed & Co."');
});
