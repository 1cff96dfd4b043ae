import { expect, test } from 'vitest';
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
