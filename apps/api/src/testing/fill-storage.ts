import { readStoredBytes } from '../database/client-storage.ts';
import { documents, documentVersions } from '../database/schema/index.ts';
import type { TestServer } from './test-server.ts';

/** Adds a document, without its file, that leaves a client this many bytes. Returns its ID. */
export async function fillStorage(
  { config, database: { db } }: TestServer,
  clientId: string,
  left: number,
): Promise<string> {
  const byteSize = config.clientStorage - (await readStoredBytes(db, clientId)) - left;
  const file = { type: 'zip' as const, byteSize, uploadedBy: 'Kim Brook', uploadedAt: new Date(0) };
  const [document] = await db
    .insert(documents)
    .values({ ...file, clientId, name: 'Large', side: 'client', sharedAt: new Date(0) })
    .returning({ id: documents.id });
  const documentId = document?.id ?? '';
  const version = { ...file, documentId, number: 1, checksum: '0'.repeat(64) };
  await db.insert(documentVersions).values({ ...version, storageKey: `documents/${documentId}/large.zip` });
  return documentId;
}
