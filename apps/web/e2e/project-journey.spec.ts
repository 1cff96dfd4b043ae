import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { Webhook as Verifier } from 'standardwebhooks';
import { adminHeaders, openAs } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { expectMailSaying } from './outbox.ts';
import { createProject, dayFromNow } from './projects.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const webhooks = '/api/admin/webhooks';

/** Subscribes a receiver to approvals and completed milestones. */
async function subscribe(
  request: APIRequestContext,
  { url }: Receiver,
): Promise<{ id: string; verifier: Verifier }> {
  const answer = await request.post(webhooks, {
    headers: await adminHeaders(),
    data: {
      name: `Journey ${randomUUID()}`,
      url,
      eventTypes: ['deliverable.approved', 'project.milestone_completed'],
      ownerId: null,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { webhook, secret } = await answer.json();
  return { id: webhook.id, verifier: new Verifier(secret) };
}

/** The list item of a milestone. */
const milestone = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const pdf = (text: string) => ({
  name: 'acceptance-test.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`),
});

test('a deliverable is revised and approved, with live updates, e-mails and webhooks on both sides', {
  tag: '@core',
}, async ({ browser, request }) => {
  test.slow();
  const project = await createProject(request);
  const { clientId, company } = project;
  const receiver = await startReceiver();
  const webhook = await subscribe(request, receiver);

  // Each side has its dashboard and the plan open, in two pages of one browser context.
  const portfolio = await openAs(browser, 'manager', project.manager);
  await openHydrated(portfolio, '/manager');
  const manager = await portfolio.context().newPage();
  await openHydrated(manager, `/manager/clients/${clientId}`);
  await expect(manager.getByRole('heading', { name: 'Milestones' })).toBeVisible();
  const overview = await openAs(browser, 'client', project.client);
  await openHydrated(overview, '/client');
  const client = await overview.context().newPage();
  await openHydrated(client, '/client/project');
  await expect(client.getByRole('heading', { name: 'Audit', exact: true })).toBeVisible();

  const row = portfolio.getByRole('row').filter({ hasText: company });
  const cell = (header: string) => row.locator(`[data-label="${header}"]`);
  const [health, overdue, awaiting] = [cell('Health'), cell('Overdue'), cell('With client')];
  const stands = overview.getByRole('region', { name: 'Project status' });
  const waits = overview.getByRole('region', { name: 'Needs your approval' });
  const share = overview.getByRole('progressbar', { name: 'Milestones done' });
  await expect(health).toHaveText('On track');
  await expect(overdue).toHaveText('');
  await expect(share).toHaveAttribute('aria-valuetext', '0%');
  const loaded: string[] = [];
  for (const page of [portfolio, manager, overview, client])
    page.on('domcontentloaded', () => loaded.push(page.url()));

  await test.step('the manager plans a milestone with a deliverable, and the client sees it', async () => {
    await manager.getByRole('button', { name: 'Add milestone' }).click();
    const form = manager.getByRole('dialog', { name: 'Add milestone' });
    await form.getByLabel('Title').fill('Acceptance');
    await form.getByLabel('Due').fill(dayFromNow(-2));
    await form.getByRole('button', { name: 'Add milestone' }).click();
    await expect(client.getByRole('region', { name: 'Audit' }).getByText('Acceptance')).toBeVisible();
    await expect(overdue).toHaveText('1');
    await expect(health).toHaveText('At risk');
    await manager.getByRole('button', { name: 'Start Acceptance' }).click();
    await expect(milestone(client, 'Acceptance').getByText('In progress')).toBeVisible();
    await expect(stands.getByRole('heading', { name: 'Acceptance' })).toBeVisible();

    await manager.getByRole('button', { name: 'Add deliverable to Acceptance' }).click();
    await manager.getByRole('dialog').getByLabel('Title').fill('Acceptance test');
    await manager.getByRole('button', { name: 'Add and choose file' }).click();
    const drop = manager.getByLabel('File for Acceptance test');
    await drop.setInputFiles({ ...pdf('first'), name: 'drawing.svg', mimeType: 'image/svg+xml' });
    await expect(manager.getByText(/drawing\.svg/)).toBeVisible();
    await drop.setInputFiles(pdf('first'));
    await manager.getByRole('button', { name: 'Request approval of Acceptance test' }).click();
    await expect(client.getByRole('link', { name: 'Review 1 deliverable' })).toBeVisible();
    await expect(waits.getByRole('link', { name: 'Review Acceptance test' })).toBeVisible();
    await expect(awaiting).toHaveText('1');
    await expectMailSaying(project.client.email, '“Acceptance test” needs your approval.');
  });

  await test.step('the client asks for changes, and the manager reads which', async () => {
    await client.getByRole('button', { name: 'Request changes to Acceptance test' }).click();
    await client.getByLabel('What should change?').fill('Saturdays are missing.');
    // The draft survives closing the dialog.
    await client.keyboard.press('Escape');
    await client.getByRole('button', { name: 'Request changes to Acceptance test' }).click();
    await expect(client.getByLabel('What should change?')).toHaveValue('Saturdays are missing.');
    await client.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click();
    await expect(milestone(client, 'Acceptance').getByText('Changes requested')).toBeVisible();
    await expect(manager.getByText('“Saturdays are missing.”')).toBeVisible();
    await expect(awaiting).toHaveText('');
    await expect(waits.getByText('Nothing to approve.')).toBeVisible();
    await expectMailSaying(project.manager.email, 'Changes requested for “Acceptance test”.');
    await manager.getByRole('button', { name: 'Complete Acceptance' }).click();
    await expect(manager.getByText(/is not approved yet/)).toBeVisible();
  });

  await test.step('the manager uploads version 2, and the client has it at hand', async () => {
    await manager.getByRole('button', { name: 'Upload version 2 of Acceptance test' }).click();
    await manager.getByLabel('File for Acceptance test').setInputFiles(pdf('second'));
    await manager.getByRole('button', { name: 'Request approval of Acceptance test' }).click();
    await expect(awaiting).toHaveText('1');
    const download = client.waitForEvent('download');
    await client.getByRole('link', { name: 'Download version 2 of Acceptance test' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('acceptance-test.pdf');
    expect(await readFile(await file.path(), 'utf8')).toContain('% second');
  });

  await test.step('the client approves, which locks it with a name and a time', async () => {
    await client.getByRole('button', { name: 'Approve Acceptance test' }).click();
    await client.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    const approval = /^Version 2 was approved by .+ on .+ \d{1,2}:\d{2}/;
    await expect(client.getByText(approval)).toBeVisible();
    await expect(client.getByRole('button', { name: 'Approve Acceptance test' })).toBeHidden();
    await expect(manager.getByText(approval)).toBeVisible();
    await expect(manager.getByRole('button', { name: 'Actions for Acceptance test' })).toBeHidden();
    await expect(manager.getByRole('button', { name: 'Upload version 3 of Acceptance test' })).toBeHidden();
    await expect(awaiting).toHaveText('');
    await expectMailSaying(project.manager.email, '“Acceptance test” is approved.');
  });

  await test.step('the milestone is done, and both dashboards count it', async () => {
    await manager.getByRole('button', { name: 'Complete Acceptance' }).click();
    await expect(milestone(manager, 'Acceptance').getByText(/^Done /)).toBeVisible();
    await expect(milestone(client, 'Acceptance').getByText('1 file')).toBeVisible();
    // One of six milestones.
    await expect(share).toHaveAttribute('aria-valuetext', '16%');
    await expect(stands.getByRole('heading', { name: 'Acceptance' })).toBeHidden();
    await expect(overdue).toHaveText('');
    await expect(health).toHaveText('On track');
    await expectMailSaying(project.client.email, '“Acceptance” is done.');
    await client.getByRole('button', { name: 'Acceptance', exact: true }).click();
    await client.getByRole('button', { name: 'History of Acceptance test' }).click();
    await expect(client.getByRole('dialog').getByText('Saturdays are missing.')).toBeVisible();
  });

  await test.step('webhooks deliver both events, signed', async () => {
    const delivered = () =>
      receiver.received
        .map(({ headers, body }) => webhook.verifier.verify(body, headers))
        .filter((message) => JSON.stringify(message).includes(clientId));
    await expect.poll(delivered, { timeout: 20_000 }).toHaveLength(2);
    expect(delivered()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'deliverable.approved',
          data: expect.objectContaining({ clientId, title: 'Acceptance test', version: 2 }),
        }),
        expect.objectContaining({
          type: 'project.milestone_completed',
          data: expect.objectContaining({ clientId, title: 'Acceptance' }),
        }),
      ]),
    );
  });

  expect(loaded, 'pages that were loaded again').toEqual([]);
  const headers = await adminHeaders();
  await request.post(`${webhooks}/actions`, { headers, data: { action: 'delete', ids: [webhook.id] } });
  await receiver.close();
  for (const page of [portfolio, overview]) await page.context().close();
});
