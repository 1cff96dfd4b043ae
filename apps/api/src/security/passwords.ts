import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two iterations, one lane. `memoryCost` is in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes passwords with argon2id and verifies them. */
export function createPasswords() {
  const decoyHash = hash(randomBytes(32), parameters);
  // The first verification awaits it. A rejection before that must not end the process.
  decoyHash.catch(() => undefined);
  return {
    /** Returns the hash in PHC format. */
    hash: (password: string): Promise<string> => hash(password, parameters),

    /** Whether the password matches the hash. With `null` it takes as long and returns false. */
    verify: async (passwordHash: string | null, password: string): Promise<boolean> => {
      const matches = await verify(passwordHash ?? (await decoyHash), password);
      return matches && passwordHash !== null;
    },
  };
}
