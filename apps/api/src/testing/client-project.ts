import { eq } from 'drizzle-orm';
import { liveChanges } from '../database/schema/index.ts';
import { addParties } from './project-parties.ts';
import type { TestServer } from './test-server.ts';

/** Headers that authenticate a call. */
export type Headers = Record<string, string>;

export interface ClientProject {
  clientId: string;
  projectId: string;
  managerId: string;
  /** Headers of the client's manager. */
  manager: Headers;
  /** Headers of a user of the client. */
  client: Headers;
}

/** Adds a client for one test, with signed-in users and a project in its first phase. */
export async function createClientProject(server: TestServer): Promise<ClientProject> {
  const { clientId, projectId, manager, client } = await addParties(server);
  return { clientId, projectId, managerId: manager.id, manager: manager.headers, client: client.headers };
}

/** The topics of a client's live changes, in the order of the changes. */
export async function liveTopicsOf({ database: { db } }: TestServer, clientId: string): Promise<string[]> {
  const rows = await db
    .select({ topic: liveChanges.topic })
    .from(liveChanges)
    .where(eq(liveChanges.clientId, clientId))
    .orderBy(liveChanges.id);
  return rows.map(({ topic }) => topic);
}
