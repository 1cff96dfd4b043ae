import { writeFile } from 'node:fs/promises';
import { createSession, demoPassword, people, type Role, sessionFile } from './accounts.ts';

const roles = ['client', 'manager', 'admin'] as const satisfies readonly Role[];

/**
 * Signs in each demo user once. Tests use the stored session with `test.use({ storageState: sessionFile(role)
 * })`.
 */
export default async function globalSetup(): Promise<void> {
  await Promise.all(
    roles.map(async (role) => {
      const session = await createSession(role, { email: people[role].email, password: demoPassword });
      await writeFile(sessionFile(role), JSON.stringify(session));
    }),
  );
}
