import { expect, test } from 'vitest';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { demoPassword, startTestServer } from '../testing/test-server.ts';

test('logs are JSON lines with request ids, and hold no secret', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ logStream: { write: (line) => lines.push(line) } });
  const signIn = await server.post('/api/manager/login', {
    email: 'manager@uplift.example',
    password: demoPassword,
  });
  const { token } = await signIn.json();
  const cookie = signIn.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  await server.request('/api/auth/user', {
    headers: { 'x-manager-token': token, authorization: `Bearer ${token}`, cookie },
  });
  await server.request('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password": "${demoPassword}"`,
  });
  await server.close();

  const entries = lines.map((line) => JSON.parse(line));
  const requests = entries.filter(({ reqId }) => reqId === signIn.headers.get('x-request-id'));
  expect(requests.map(({ msg }) => msg)).toContain('request completed');
  const everything = lines.join('');
  expect(everything).not.toContain(demoPassword);
  expect(everything).not.toContain(token);
});

test('sign-ins and calls that are refused are written down, with who it was and without what they typed', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ logStream: { write: (line) => lines.push(line) } });
  const { manager } = demoPeople;
  const credentials = { email: manager.email, password: demoPassword };
  const { token } = await (await server.post('/api/manager/login', credentials)).json();
  const typed = 'my secret sentence';
  await server.post('/api/manager/login', { ...credentials, password: typed });
  await server.post('/api/manager/login', { email: 'who@nowhere.example', password: typed });
  expect((await server.request('/api/admin/users', { headers: { 'x-manager-token': token } })).status).toBe(
    403,
  );
  await server.close();

  const entries = lines.map((line) => JSON.parse(line));
  const about = (msg: string) => entries.filter((entry) => entry.msg === msg);
  expect(about('signed in')).toMatchObject([{ kind: 'manager', personId: manager.id }]);
  expect(about('sign-in refused')).toMatchObject([
    { kind: 'manager', status: 401 },
    { kind: 'manager', status: 401 },
  ]);
  expect(about('call refused')).toMatchObject([{ kind: 'manager', personId: manager.id }]);
  expect(lines.join('')).not.toContain(typed);
});
