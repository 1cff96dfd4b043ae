import { createHash } from 'node:crypto';

/** Derives a UUID (version 8) from a name, so that seeded ids are the same everywhere and never change. */
export function seedIdentifier(name: string): string {
  const bytes = createHash('sha256').update(`uplift:${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** When everything seeded was created, so that equal seeds are equal to the byte. */
export const seededAt = new Date('2026-01-05T09:00:00.000Z');
