import { eq, sum } from 'drizzle-orm';
import type { Database } from './database.ts';
import {
  clients,
  deliverables,
  deliverableVersions,
  documents,
  documentVersions,
  milestones,
  projects,
} from './schema/index.ts';

/** Total size of a client's files in bytes, including earlier versions and files in the trash. */
export async function readStoredBytes(db: Database, clientId: string): Promise<number> {
  const [document] = await db
    .select({ bytes: sum(documentVersions.byteSize) })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(documents.clientId, clientId));
  const [deliverable] = await db
    .select({ bytes: sum(deliverableVersions.byteSize) })
    .from(deliverableVersions)
    .innerJoin(deliverables, eq(deliverables.id, deliverableVersions.deliverableId))
    .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
    .innerJoin(projects, eq(projects.id, milestones.projectId))
    .where(eq(projects.clientId, clientId));
  return Number(document?.bytes ?? 0) + Number(deliverable?.bytes ?? 0);
}

/**
 * Reads the total size of a client's files. Other calls for the same client wait until the transaction ends, so
 * they count what it adds. Call it before the transaction locks other rows: an erasure locks the client first.
 */
export async function lockStoredBytes(tx: Database, clientId: string): Promise<number> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
  return readStoredBytes(tx, clientId);
}
