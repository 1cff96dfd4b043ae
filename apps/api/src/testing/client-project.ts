import { eq } from 'drizzle-orm';
import { liveChanges } from '../database/schema/index.ts';
import { addParties } from './project-parties.ts';
import type { TestServer } from './test-server.ts';

/** What a call carries that proves who makes it. */
export type Headers = Record<string, string>;

export interface ClientProject {
  clientId: string;
  projectId: string;
  managerId: string;
  /** The manager who looks after the client. */
  manager: Headers;
  /** Somebody of the client. */
  client: Headers;
}

/** Adds a client of its own for a test, with people who are signed in and a project in its first phase. */
export async function createClientProject(server: TestServer): Promise<ClientProject> {
  const { clientId, projectId, manager, client } = await addParties(server);
  return { clientId, projectId, managerId: manager.id, manager: manager.headers, client: client.headers };
}

/** What the screens of a client were told to read again, in the order of what happened. */
export async function liveTopicsOf({ database: { db } }: TestServer, clientId: string): Promise<string[]> {
  const rows = await db
    .select({ topic: liveChanges.topic })
    .from(liveChanges)
    .where(eq(liveChanges.clientId, clientId))
    .orderBy(liveChanges.id);
  return rows.map(({ topic }) => topic);
}
