import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountUsers, clientPeople, clients, projects } from '../database/schema/index.ts';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { addPerson, signInTo } from './signed-in.ts';
import type { TestServer } from './test-server.ts';

/** A signed-in user. */
export interface Party {
  id: string;
  name: string;
  headers: Record<string, string>;
}

/** A client with a project in its first phase, a user of the client, and the client's manager. */
export interface Parties {
  clientId: string;
  projectId: string;
  company: string;
  client: Party;
  manager: Party;
}

/** Adds a client that no other test uses, with signed-in users. */
export async function addParties(server: TestServer): Promise<Parties> {
  const { db } = server.database;
  const company = `Company ${randomUUID()}`;
  const manager = await addPerson(server, 'manager');
  const [added] = await db
    .insert(clients)
    .values({ company, managerId: manager.id })
    .returning({ id: clients.id });
  const [demo] = await db.select().from(accountUsers).where(eq(accountUsers.id, demoPeople.admin.id));
  const clientId = added?.id ?? '';
  const [project] = await db
    .insert(projects)
    .values({ clientId, name: 'A project', phase: 'audit', startedOn: '2026-05-01' })
    .returning({ id: projects.id });
  const person = {
    clientId,
    name: 'Kim Brook',
    email: `kim-${randomUUID()}@people.example`,
    passwordHash: demo?.passwordHash ?? null,
  };
  const [personRow] = await db.insert(clientPeople).values(person).returning({ id: clientPeople.id });
  return {
    clientId,
    projectId: project?.id ?? '',
    company,
    client: {
      id: personRow?.id ?? '',
      name: person.name,
      headers: (await signInTo(server, 'client', { email: person.email })).headers,
    },
    manager: {
      id: manager.id,
      name: manager.name,
      headers: (await signInTo(server, 'manager', { email: manager.email })).headers,
    },
  };
}
