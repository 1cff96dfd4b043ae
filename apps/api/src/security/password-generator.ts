import { randomInt } from 'node:crypto';

/** Emails and digits that nobody confuses when reading them off a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A random password of twenty characters (99 bits) in groups that a person can copy: `k7m2p-…`. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
