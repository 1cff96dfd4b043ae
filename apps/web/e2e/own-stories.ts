import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { adminHeaders } from './accounts.ts';
import { openHydrated } from './hydration.ts';

const base = '/api/admin/success-stories';

interface Saved {
  id: string;
  version: number;
  slug: string;
  fields: Record<string, unknown>;
}

/** All fields of a story except title and slug. */
export const whole = {
  industry: 'Bakeries',
  timeFrame: '6 weeks',
  hoursSaved: 12.5,
  revenueBoost: 8,
  efficiency: 21,
  savings: 30_000,
  description: 'Orders become a plan by themselves.',
  imageUrl: '',
  challenge: 'The plan was made by hand, every night.',
  approach: 'One board takes every order.',
  result: 'The night shift sleeps again.',
  measurements: [
    { name: 'From order to plan', unit: 'minutes', before: 90, after: 4 },
    { name: 'Orders lost', unit: 'a month', before: 7, after: 0 },
  ],
};

/** A title that no other test uses. */
export const ownTitle = () => `A bakery plans its night ${randomUUID().slice(0, 8)}`;

/** Whether a URL belongs to a story that another test may remove from the site at any moment. */
export const isOwnStory = (address: string) => address.includes('/success-stories/a-bakery-plans-its-night-');

const call = async (request: APIRequestContext, method: string, path: string, data?: unknown) =>
  (await request.fetch(path, { method, headers: await adminHeaders(), data })).json();

export async function createDraft(request: APIRequestContext, title = ownTitle()): Promise<Saved> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return call(request, 'POST', base, { fields: { ...whole, title, slug } });
}

export async function createPublished(request: APIRequestContext): Promise<Saved> {
  const { id, version } = await createDraft(request);
  return call(request, 'POST', `${base}/${id}/publish`, { version });
}

/** Saves a change concurrently, as another admin. */
export async function saveAsOther(request: APIRequestContext, id: string, change: object): Promise<Saved> {
  const { fields, version } = await call(request, 'GET', `${base}/${id}`);
  return call(request, 'PATCH', `${base}/${id}`, { fields: { ...fields, ...change }, version });
}

/** Moves stories to the trash. */
export const drop = (request: APIRequestContext, ...ids: string[]) =>
  call(request, 'POST', `${base}/actions`, { action: 'delete', ids });

export async function openStory(page: Page, { id }: Saved): Promise<void> {
  await openHydrated(page, `/admin/success-stories/${id}`);
  await expect(page.getByLabel('Title')).toBeVisible();
}
