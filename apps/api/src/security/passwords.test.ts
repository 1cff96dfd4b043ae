import { expect, test } from 'vitest';
import { generatePassword } from './password-generator.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test("hashes with argon2id and OWASP's first choice of parameters", async () => {
  const hash = await passwords.hash('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.hash('correct horse battery')).not.toBe(hash);
});

test('verifies only the right password', async () => {
  const hash = await passwords.hash('correct horse battery');
  expect(await passwords.verify(hash, 'correct horse battery')).toBe(true);
  expect(await passwords.verify(hash, 'Correct horse battery')).toBe(false);
  expect(await passwords.verify(null, 'correct horse battery')).toBe(false);
});

test('takes as long for an unknown account as for a known one', async () => {
  const hash = await passwords.hash('correct horse battery');
  const duration = async (passwordHash: string | null) => {
    const started = performance.now();
    await passwords.verify(passwordHash, 'wrong password');
    return performance.now() - started;
  };
  await duration(null);
  const pairs: [number, number][] = [];
  for (let round = 0; round < 9; round++) pairs.push([await duration(hash), await duration(null)]);
  const ratios = pairs.map(([known, unknown]) => unknown / known).sort((a, b) => a - b);
  // The median, because single runs are slow on a busy machine.
  expect(ratios[4]).toBeGreaterThan(0.5);
  expect(ratios[4]).toBeLessThan(2);
});

test('generates long, readable and unique passwords', () => {
  const generated = Array.from({ length: 100 }, generatePassword);
  for (const password of generated)
    expect(password).toMatch(/^[a-hj-km-np-z2-9]{5}(-[a-hj-km-np-z2-9]{5}){3}$/);
  expect(new Set(generated).size).toBe(100);
});
