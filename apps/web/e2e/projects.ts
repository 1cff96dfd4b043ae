import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { adminHeaders, chosenPassword, createPerson, demoPassword, people, signIn } from './accounts.ts';
import { sendLead } from './leads.ts';
import { linkIn, mailTo } from './outbox.ts';

/** A client of a test's own, with a project, its manager and the person who signs in for it. */
export interface WonProject {
  clientId: string;
  company: string;
  managerEmail: string;
  clientEmail: string;
}

/** What the project of a new client begins with, from today. */
export const projectStart = () => ({
  templateId: 'one-workflow',
  startsOn: new Date().toISOString().slice(0, 10),
});

/** Wins a lead, so that there is a project with the milestones of a template. */
export async function winProject(request: APIRequestContext): Promise<WonProject> {
  const manager = await createPerson(request, 'manager');
  const lead = await sendLead(request);
  const headers = await adminHeaders(request);
  const found = await request.get(`/api/admin/users?q=${encodeURIComponent(manager.email)}`, { headers });
  const { version } = await (await request.get(`/api/admin/leads/${lead.id}`, { headers })).json();
  const company = `Brook ${randomUUID()}`;
  const won = await request.post(`/api/admin/leads/${lead.id}/win`, {
    headers,
    data: {
      version,
      company,
      name: lead.name,
      email: lead.email,
      managerId: (await found.json()).data[0].id,
      ...projectStart(),
      baseline: null,
    },
  });
  expect(won.status(), await won.text()).toBe(200);
  const link = new URLSearchParams(
    linkIn(await mailTo(lead.email, 'Your invitation to Uplift')).split('#')[1],
  );
  const accepted = await request.post('/api/auth/reset-password', {
    data: { kind: link.get('kind'), token: link.get('token'), password: chosenPassword },
  });
  expect(accepted.status()).toBe(200);
  const clients = await request.get(`/api/admin/clients?q=${encodeURIComponent(company)}`, { headers });
  const [{ id: clientId }] = (await clients.json()).data;
  return { clientId, company, managerEmail: manager.email, clientEmail: lead.email };
}

/** A browser of its own in which somebody is signed in. */
export async function openAs(
  browser: Browser,
  area: 'client' | 'manager',
  { email = people[area].email, password = demoPassword }: { email?: string; password?: string } = {},
): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(area === 'client' ? '/client/login' : '/manager');
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  return page;
}
