import { request } from '@playwright/test';
import { people } from './accounts.ts';

/** Signs the admin of the demo company in once: what is offered at a first sign-in meets no test by surprise. */
export default async function firstSignIn(): Promise<void> {
  const { E2E_PORT, DEMO_PASSWORD } = process.env;
  const context = await request.newContext({ baseURL: `http://127.0.0.1:${E2E_PORT}` });
  const answer = await context.post('/api/admin/login', {
    data: { email: people.admin.email, password: DEMO_PASSWORD },
  });
  await context.dispose();
  if (!answer.ok()) throw new Error(`The admin of the demo company cannot sign in: ${answer.status()}.`);
}
