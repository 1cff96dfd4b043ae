import { type Endpoint, pathOf } from '@uplift/data-client/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../contract.ts';
import { deletionRequests } from '../../database/schema/index.ts';
import { rowsOfClient } from '../../testing/client-rows.ts';
import { addMarkedClient, type MarkedClient } from '../../testing/marked-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: MarkedClient;
let entries: Record<string, string>;
/** The JSON files of the archive, joined. */
let json: string;
/** The client's rows by table. */
let tables: Awaited<ReturnType<typeof rowsOfClient>>;
beforeAll(async () => {
  server = await startTestServer();
  client = await addMarkedClient(server);
  await server.database.db
    .update(deletionRequests)
    .set({ state: 'scheduled', eraseAt: new Date('2026-06-20T08:17:00Z') })
    .where(eq(deletionRequests.id, client.ids['deletion-requests']?.[0] ?? ''));
  const answer = await get(`/api/clients/${client.clientId}/export`);
  tables = await rowsOfClient(server.database.db, client.clientId);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  entries = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
  json = Object.entries(entries)
    .filter(([name]) => /^[^/]+\.json$/.test(name))
    .map(([, text]) => text)
    .join('\n');
});
afterAll(() => server.close());

const get = (path: string) => server.request(path, { headers: client.client.headers });

/** Endpoints that clients can read. */
const readable = Object.entries(contract).filter(
  ([, { method, callers }]) => method === 'GET' && callers.includes('client'),
);

/** Endpoints whose responses contain nothing about the client. */
const streams = new Set(['projectGetLive', 'projectExportClientData']);

/** The paths of an endpoint, one for each of the client's objects that it applies to. */
function pathsOf(endpoint: Endpoint): string[] {
  const { path } = endpoint;
  const [, kind = ''] = /\/([a-z-]+)\/\{id\}/.exec(path) ?? [];
  const ids = path.includes('{id}') ? (client.ids[kind] ?? []) : [''];
  const numbers = path.includes('{number}') && kind === 'documents' ? ['1', '2'] : ['1'];
  const queries = path.endsWith('/meetings') ? [{ when: 'upcoming' }, { when: 'past' }] : [{}];
  return ids.flatMap((id) =>
    numbers.flatMap((number) =>
      queries.map((query) => pathOf(endpoint, { params: { clientId: client.clientId, id, number }, query })),
    ),
  );
}

/** The strings in a response that contain the client's marker. */
function markedTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(client.marker) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markedTexts) : [];
}

test.for(readable.filter(([name]) => !streams.has(name)))(
  'contains everything that %s returns to the client',
  async ([, endpoint]) => {
    const paths = pathsOf(endpoint);
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      if (endpoint.content === 'application/octet-stream')
        expect(Object.values(entries)).toContain(await answer.text());
      else if (endpoint.answer) {
        const texts = markedTexts(await answer.json());
        expect(texts.filter((text) => !json.includes(text))).toEqual([]);
      }
    }
  },
);

/** Columns of any table that describe the row, not the client. */
const internalColumns = new Set([
  'id',
  'version',
  'created_at',
  'updated_at',
  'checksum',
  'storage_key',
  'password_hash',
]);

/** Client tables and columns that the archive omits, and why. */
const leftOut: Readonly<Record<string, string>> = {
  case_studies: 'Drafts of the consultancy. What visitors see is on the site.',
  case_study_versions: 'As case_studies.',
  former_slugs: 'As case_studies.',
  email_changes: 'Links that were mailed, until they are used.',
  internal_notes: 'The team writes them for itself.',
  leads: 'Sent before there was a client: no screen of the client area shows it.',
  live_changes: 'Tells open screens to read again.',
  message_reads: 'How far each person has read: a state of their screen.',
  message_threads: 'Counts the messages.',
  notifications: 'Mails about what the archive holds itself.',
  password_links: 'Secrets.',
  'clients.deactivated_at': 'People of a deactivated client do not get here.',
  'client_people.deactivated_at': 'As clients.deactivated_at, and colleagues do not see it.',
  'projects.blocked_reason': 'A note of the team, which the client does not see.',
  'projects.blocked_at': 'As projects.blocked_reason.',
  'milestones.position': 'The rows are in this order.',
  'milestones.deleted_at': 'Clients do not see the trash of the team.',
  'deliverables.deleted_at': 'As milestones.deleted_at.',
  'measurements.deleted_at': 'As milestones.deleted_at.',
  'meetings.deleted_at': 'As milestones.deleted_at.',
  'sessions.kind': 'Those of clients are all of one kind.',
  'sessions.token_hash': 'A secret.',
  'sessions.revoked_at': 'Sessions that have ended are not shown.',
  'deliverable_versions.uploaded_by': 'Their id. The archive has the name.',
};

/** Formats a database value as the archive does. */
function writtenTexts(value: unknown): string[] {
  if (value === null) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(writtenTexts);
  const text = String(value);
  return [/^\d{4}-\d\d-\d\dT/.test(text) ? new Date(text).toISOString() : text];
}

test('contains every column of every client table, except those excluded here', () => {
  const missing: string[] = [];
  for (const [table, rows] of tables) {
    if (table in leftOut) continue;
    for (const column of Object.keys(rows[0] ?? { 'any row, so add one to the marked client': null })) {
      const name = `${table}.${column}`;
      if (internalColumns.has(column) || column.endsWith('_id') || name in leftOut) continue;
      const texts = rows.flatMap((row) => writtenTexts(row[column]));
      // A column without a value would prove nothing.
      if (texts.length === 0 || texts.some((text) => !json.includes(text))) missing.push(name);
    }
  }
  expect(missing).toEqual([]);
});

test('excludes only tables and columns that exist', () => {
  const names = [...tables].flatMap(([table, rows]) => [
    table,
    ...Object.keys(rows[0] ?? {}).map((column) => `${table}.${column}`),
  ]);
  expect(Object.keys(leftOut).filter((name) => !names.includes(name))).toEqual([]);
});

test('contains nothing that is hidden from the client', () => {
  const hidden = ['internalNotes.', 'projects.blockedReason', 'leads.', 'caseStudies.'];
  const all = Object.values(entries).join('\n');
  expect(hidden.filter((column) => all.includes(`${client.marker} ${column}`))).toEqual([]);
});
