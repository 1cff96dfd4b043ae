import { cleanup, render, screen, within } from '@testing-library/react';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import {
  answerWith,
  fail,
  handlerFetch,
  sampleAdminAssets,
  sampleAdminTechAssets,
  sampleApiKeys,
  sampleAuditEntries,
  sampleClientErrors,
  sampleClients,
  sampleDocuments,
  sampleFailedJobs,
  sampleLeadSummaries,
  sampleOutboxMessage,
  samplePortfolio,
  sampleResults,
  sampleStoryRows,
  sampleUsers,
  sampleWebhookDeliveries,
  sampleWebhooks,
  type scenario,
} from '@uplift/data-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteHandlers } from '../app/testing/site-network.ts';
import { SitePage } from '../app/testing/site-page.tsx';

// MSW needs streams, which the window lacks.
await vi.hoisted(async () => {
  const { TransformStream, WritableStream } = await import('node:stream/web');
  Object.assign(globalThis, { TransformStream, WritableStream });
});

/** The valid queries that the list has received. */
let asked: object[];
beforeEach(() => {
  asked = [];
});
// What jsdom lacks.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers like the server: a page after the last one has no rows. */
const pagesOf =
  <Row,>(rows: readonly Row[]) =>
  ({ query }: { query: { page?: number | undefined; pageSize?: number | undefined } }) => {
    asked.push(query);
    const { page = 1, pageSize = 25 } = query;
    return {
      data: rows.slice((page - 1) * pageSize, page * pageSize),
      page,
      pageSize,
      total: rows.length,
    };
  };

const [webhook] = sampleWebhooks;

const lists = [
  {
    path: '/admin/users',
    label: 'Users',
    list: answerWith(adminEndpoints.listUsers, pagesOf(sampleUsers)),
  },
  {
    path: '/admin/users/clients',
    label: 'Clients',
    list: answerWith(adminEndpoints.listClients, pagesOf(sampleClients)),
  },
  {
    path: '/admin/leads',
    label: 'Leads',
    list: answerWith(adminEndpoints.listLeads, pagesOf(sampleLeadSummaries)),
  },
  {
    path: '/admin/assets',
    label: 'Assets',
    list: answerWith(adminEndpoints.listAssets, pagesOf(sampleAdminAssets)),
  },
  {
    path: '/admin/tech-assets',
    label: 'Technologies',
    list: answerWith(adminEndpoints.listAdminTechAssets, pagesOf(sampleAdminTechAssets)),
  },
  {
    path: '/admin/success-stories',
    label: 'Success stories',
    list: answerWith(adminEndpoints.listStories, pagesOf(sampleStoryRows)),
  },
  {
    path: '/admin/api-keys',
    label: 'API keys',
    list: answerWith(adminEndpoints.listApiKeys, pagesOf(sampleApiKeys)),
  },
  {
    path: '/admin/webhooks',
    label: 'Webhooks',
    list: answerWith(adminEndpoints.listWebhooks, pagesOf(sampleWebhooks)),
  },
  {
    path: `/admin/webhooks/${webhook?.id}`,
    label: 'Deliveries',
    list: answerWith(adminEndpoints.listWebhookDeliveries, pagesOf(sampleWebhookDeliveries)),
  },
  {
    path: '/admin/audit-log',
    label: 'Audit log',
    list: answerWith(adminEndpoints.listAuditLog, pagesOf(sampleAuditEntries)),
  },
  {
    path: '/admin/client-errors',
    label: 'Client errors',
    list: answerWith(adminEndpoints.listClientErrors, pagesOf(sampleClientErrors)),
  },
  {
    path: '/admin/jobs',
    label: 'Failed jobs',
    list: answerWith(adminEndpoints.listFailedJobs, pagesOf(sampleFailedJobs)),
  },
  {
    path: '/admin/jobs?view=outbox',
    label: 'Outbox',
    list: answerWith(adminEndpoints.listOutbox, pagesOf([sampleOutboxMessage])),
  },
  {
    path: '/manager',
    label: 'Clients',
    list: answerWith(managerEndpoints.listPortfolio, (request) => ({
      ...pagesOf(samplePortfolio)(request),
      totals: { overdue: 1, awaitingClient: 1, unread: 6 },
    })),
  },
  {
    path: '/client/documents',
    label: 'Documents',
    list: answerWith(projectEndpoints.listDocuments, pagesOf(sampleDocuments)),
  },
  {
    path: '/client/results',
    label: 'Measured weeks',
    list: answerWith(projectEndpoints.getResults, () => sampleResults),
  },
];
const listAnswers = lists.map(({ list }) => list);

const filters = [
  'actorId',
  'category',
  'health',
  'industry',
  'level',
  'manager',
  'name',
  'phase',
  'role',
  'side',
  'source',
  'state',
  'subject',
  'type',
];

const oddQuery = [
  'page=999&page=-1&pageSize=7&sort=nonsense&hide=nonsense&density=nonsense&from=nonsense&to=nonsense',
  `q=${'x'.repeat(300)}`,
  ...filters.map((name) => `${name}=nonsense&${name}=`),
].join('&');

function open(path: string, network: ReturnType<typeof scenario>[]): void {
  const asClient = /^\/client\/\w/.test(path);
  const page = { path, network, asAdmin: !asClient, asClient };
  vi.stubGlobal('fetch', handlerFetch(siteHandlers(page)));
  render(<SitePage {...page} />);
}

it.each(lists)(
  'shows $label of $path with its defaults when the query is odd',
  async ({ path, label, list }) => {
    open(`${path}${path.includes('?') ? '&' : '?'}${oddQuery}`, [list]);
    await expect
      .poll(() => screen.queryByRole('table', { name: label })?.getAttribute('aria-busy'))
      .toBe('false');
    const table = within(screen.getByRole('table', { name: label }));
    expect(table.getAllByRole('rowheader').length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
    const defaults = { page: 1, pageSize: 25, ...(path === '/manager' && { sort: '-need' }) };
    expect(asked.at(-1) ?? defaults).toEqual(defaults);
  },
);

it.each([
  { path: '/admin/users?user=abc', read: adminEndpoints.getUser },
  { path: '/admin/users/clients?client=abc', read: adminEndpoints.getClient },
  { path: '/admin/leads?lead=abc', read: adminEndpoints.getLead },
  { path: '/admin/assets?asset=abc', read: adminEndpoints.getAsset },
  { path: '/admin/tech-assets?technology=abc', read: adminEndpoints.getAdminTechAsset },
  { path: '/admin/success-stories/abc', read: adminEndpoints.getStory },
  { path: '/admin/api-keys?key=abc', read: adminEndpoints.getApiKey },
  { path: '/admin/webhooks/abc', read: adminEndpoints.getWebhook },
  { path: `/admin/webhooks/${webhook?.id}?delivery=abc`, read: adminEndpoints.getWebhookDelivery },
  { path: '/admin/client-errors?error=abc', read: adminEndpoints.getClientError },
  { path: '/admin/jobs?view=outbox&message=a+b', read: adminEndpoints.getOutboxMessage },
  { path: '/client/documents?document=abc', read: projectEndpoints.getDocument },
  { path: '/client?as=abc', read: projectEndpoints.viewAsClient },
])('says that nothing has the ID of $path', async ({ path, read }) => {
  open(path, [fail(read, 400, 'Invalid path parameter: id.'), ...listAnswers]);
  await screen.findByText(/ not found\.$/);
  expect(document.body.textContent).not.toContain('Invalid path parameter');
});

it('shows an empty history of an odd ID', async () => {
  open('/admin/users?user=abc', listAnswers);
  await screen.findByText('No changes in the last 90 days.');
});

it('ignores an empty ID of a client to view', async () => {
  open('/client?as=', []);
  await screen.findByRole('heading', { name: 'Client sign-in' });
});
