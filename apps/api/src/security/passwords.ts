import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two iterations, one lane. `memoryCost` is in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords with argon2id and verifies them. */
export interface Passwords {
  /** Returns the hash in PHC format. */
  hash: (password: string) => Promise<string>;
  /** Whether the password matches the hash. With `null` it takes as long and returns false. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
}

export function createPasswords(): Passwords {
  const decoyHash = hash(randomBytes(32), parameters);
  // The first verification awaits it. A rejection before that must not end the process.
  decoyHash.catch(() => undefined);
  return {
    hash: (password) => hash(password, parameters),
    verify: async (passwordHash, password) => {
      const matches = await verify(passwordHash ?? (await decoyHash), password);
      return matches && passwordHash !== null;
    },
  };
}
