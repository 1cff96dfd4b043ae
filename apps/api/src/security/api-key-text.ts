import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Letters and digits only, so that a double click selects the whole key. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Prefix of every key, so that secret scanners recognize it. */
const MARK = 'upk_';
const HANDLE_LENGTH = 8;
/** 256 bits. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 7;

const SHAPE = new RegExp(
  `^(${MARK}[0-9A-Za-z]{${HANDLE_LENGTH}}_[0-9A-Za-z]{${SECRET_LENGTH}})([0-9a-z]{${CHECKSUM_LENGTH}})$`,
);

const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const checksumOf = (text: string): string => crc32(text).toString(36).padStart(CHECKSUM_LENGTH, '0');

/** Creates a key. `prefix` is the part that may be displayed. */
export function createApiKeyText(): { text: string; prefix: string } {
  const prefix = `${MARK}${randomText(HANDLE_LENGTH)}`;
  const body = `${prefix}_${randomText(SECRET_LENGTH)}`;
  return { text: `${body}${checksumOf(body)}`, prefix };
}

/** Whether a text has the prefix of our keys. */
export function isMeantAsApiKey(text: string): boolean {
  return text.startsWith(MARK);
}

/** Whether a text has the shape of a key and its checksum matches. */
export function isWholeApiKey(text: string): boolean {
  const [, body, checksum] = SHAPE.exec(text) ?? [];
  return body !== undefined && checksumOf(body) === checksum;
}
