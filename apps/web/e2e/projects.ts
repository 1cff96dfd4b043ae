import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { acceptInvitation, adminHeaders, chosenPassword, createPerson, userIdOf } from './accounts.ts';

/** A client that only this test uses, with a project, its manager and a user. */
export interface Project {
  clientId: string;
  company: string;
  manager: { email: string; password: string };
  client: { email: string; password: string };
}

const DAY_MS = 86_400_000;

/** A date (YYYY-MM-DD) some days from now. Pass at least 2 or at most -2: time zones may differ by a day. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Adds a client whose project starts with the milestones of a template, today by default. */
export async function createProject(
  api: APIRequestContext,
  start: { templateId?: string; startsOn?: string } = {},
): Promise<Project> {
  const headers = await adminHeaders();
  const manager = await createPerson(api, 'manager');
  const company = `Brook ${randomUUID()}`;
  const email = `kim-${randomUUID()}@brook.example`;
  const added = await api.post('/api/admin/clients', {
    headers,
    data: {
      company,
      managerId: await userIdOf(api, manager.email),
      person: { name: 'Kim Brook', email },
      templateId: 'one-workflow',
      startsOn: dayFromNow(0),
      ...start,
    },
  });
  expect(added.status(), await added.text()).toBe(200);
  const { id: clientId } = await added.json();
  await acceptInvitation(api, email);
  return {
    clientId,
    company,
    manager: { email: manager.email, password: chosenPassword },
    client: { email, password: chosenPassword },
  };
}
