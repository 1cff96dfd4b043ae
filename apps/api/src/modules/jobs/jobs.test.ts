import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailTo } from '../../testing/outbox.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = (await signInTo(server, 'admin')).headers;
});
afterAll(() => server.close());

const read = async (path: string) => (await server.request(path, { headers })).json();
const retry = (ids: readonly string[], as = headers) =>
  server.post('/api/admin/jobs/actions', { action: 'retry', ids }, as);

/** Adds a failed mail job as pg-boss stores it. */
async function addFailed(to: string): Promise<string> {
  const id = randomUUID();
  const data = JSON.stringify({
    to,
    subject: 'Late but here',
    text: 'A secret of theirs',
    html: '<p>Late</p>',
  });
  const output = JSON.stringify({ message: 'The mail server did not answer.' });
  await server.database.db.execute(sql`
    insert into pgboss.job (id, name, data, state, retry_limit, retry_count, output, completed_on)
    values (${id}, 'mail', ${data}::jsonb, 'failed', 8, 8, ${output}::jsonb, now())`);
  return id;
}

const rowOf = async (id: string) =>
  (await read('/api/admin/jobs?pageSize=100')).data.find((job: { id: string }) => job.id === id);

describe('failed jobs', () => {
  test('are listed with their error but without their data', async () => {
    const id = await addFailed('listed@b.example');
    const job = await rowOf(id);
    expect(job).toMatchObject({ name: 'mail', tries: 9, error: 'The mail server did not answer.' });
    expect(JSON.stringify(job)).not.toContain('secret');
    expect((await read('/api/admin/jobs?name=mail')).total).toBeGreaterThan(0);
    expect((await read('/api/admin/jobs?name=clean-up')).total).toBe(0);
    expect((await read('/api/admin/jobs?q=SERVER%20did')).total).toBeGreaterThan(0);
    expect((await read('/api/admin/jobs?q=%25')).total).toBe(0);
  });

  test('are counted by queue', async () => {
    await addFailed('counted@b.example');
    const { data } = await read('/api/admin/jobs/queues');
    const mail = data.find(({ name }: { name: string }) => name === 'mail');
    expect(mail.failed).toBe((await read('/api/admin/jobs?name=mail')).total);
    expect(data.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['mail', 'password-link', 'clean-up']),
    );
    expect((await read('/api/admin/overview')).failedJobs).toBeGreaterThanOrEqual(mail.failed);
  });

  test('are retried once, with a separate outcome for each', async () => {
    const to = `retried-${randomUUID()}@b.example`;
    const id = await addFailed(to);
    const unknownId = randomUUID();
    const { outcomes } = await (await retry([id, unknownId])).json();
    expect(outcomes).toEqual([
      { id, problem: null },
      { id: unknownId, problem: 'Failed job not found. It may have been retried already.' },
    ]);
    expect((await mailTo(server, to))[0]?.subject).toBe('Late but here');
    expect(await rowOf(id)).toBeUndefined();
    expect((await (await retry([id])).json()).outcomes[0].problem).not.toBeNull();
    const { data } = await read(`/api/admin/audit-log?subjectId=${id}`);
    expect(data).toMatchObject([{ action: 'job.retried', subjectName: 'mail' }]);
  });

  test('are available only to admins', async () => {
    const manager = (await signInTo(server, 'manager')).headers;
    expect((await server.request('/api/admin/jobs', { headers: manager })).status).toBe(403);
    expect((await server.request('/api/admin/jobs/queues')).status).toBe(401);
    expect((await retry([randomUUID()], manager)).status).toBe(403);
    const answer = await server.request('/api/admin/jobs?name=Mail!', { headers });
    expect(Object.keys((await answer.json()).errors)).toEqual(['name']);
  });
});

describe('outbox', () => {
  test('lists, searches and shows messages', async () => {
    const to = `outbox-${randomUUID()}@b.example`;
    await server.jobs.enqueue('mail', { to, subject: 'For the outbox', text: 'Words', html: '<p>Words</p>' });
    await mailTo(server, to);
    const { data, total } = await read(`/api/admin/outbox?q=${encodeURIComponent(to)}`);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ subject: 'For the outbox', to });
    const message = await read(`/api/admin/outbox/${data[0].id}`);
    expect(message.text.trim()).toBe('Words');
    expect(message.html).toContain('<p>Words</p>');
    expect((await read('/api/admin/outbox?pageSize=1')).data).toHaveLength(1);
    const page = await server.request(`/api/admin/outbox/${data[0].id}/html`, { headers });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^sandbox; default-src 'none'; style-src 'unsafe-inline'/,
    );
    expect(page.headers.get('origin-agent-cluster')).toBeNull();
    expect(await page.text()).toBe(message.html);
  });

  test('opens no other files and is available only to admins', async () => {
    const manager = (await signInTo(server, 'manager')).headers;
    expect((await server.request('/api/admin/outbox', { headers: manager })).status).toBe(403);
    expect((await server.request('/api/admin/outbox/nothing', { headers })).status).toBe(404);
    for (const id of ['..%2F..%2Fsecrets', '..%5C..%5Csecrets', '%00'])
      expect([400, 404]).toContain((await server.request(`/api/admin/outbox/${id}`, { headers })).status);
  });

  test('returns 404 when a mail server is configured', async () => {
    const other = await startTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    try {
      const as = (await signInTo(other, 'admin')).headers;
      expect((await other.request('/api/admin/outbox', { headers: as })).status).toBe(404);
      expect((await other.request('/api/admin/outbox/some', { headers: as })).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
