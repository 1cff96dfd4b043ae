import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { adminHeaders } from './accounts.ts';

export interface SentLead {
  id: string;
  name: string;
  email: string;
  company: string;
}

/** Sends the form without having loaded it, so that the lead is held as spam. */
export async function sendSuspiciousLead(request: APIRequestContext): Promise<SentLead> {
  const mark = randomUUID().slice(0, 8);
  const lead = { name: `Rosa ${mark}`, email: `rosa-${mark}@harbor.example`, company: `Harbor ${mark}` };
  const answer = await request.post('/api/leads', {
    data: { ...lead, companySize: '10-24', timeSink: 'Typing work orders', message: 'A day a week.' },
  });
  expect(answer.status()).toBe(202);
  return { ...lead, id: (await answer.json()).id };
}

async function setLeadState(request: APIRequestContext, id: string, state: string): Promise<void> {
  const headers = await adminHeaders();
  const { version } = await (await request.get(`/api/admin/leads/${id}`, { headers })).json();
  const answer = await request.patch(`/api/admin/leads/${id}`, { headers, data: { state, version } });
  expect(answer.status()).toBe(200);
}

/** Sends a lead and marks it as not spam. */
export async function sendLead(request: APIRequestContext): Promise<SentLead> {
  const lead = await sendSuspiciousLead(request);
  await setLeadState(request, lead.id, 'new');
  return lead;
}
