import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Memory in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords with argon2id and verifies them. */
export interface Passwords {
  /** The hash in PHC format. */
  hash: (password: string) => Promise<string>;
  /** Whether a password is the one of a hash. Without a hash it takes as long, and is not. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
}

export function createPasswords(): Passwords {
  const hashOfNobody = hash(randomBytes(32), parameters);
  // Whoever verifies first awaits it; a failure before that must not end the process.
  hashOfNobody.catch(() => undefined);
  return {
    hash: (password) => hash(password, parameters),
    verify: async (passwordHash, password) => {
      const matches = await verify(passwordHash ?? (await hashOfNobody), password);
      return matches && passwordHash !== null;
    },
  };
}
