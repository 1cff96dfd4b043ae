import { type ApiKey, adminEndpoints } from '@uplift/data-client/contract/admin';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleApiKeyDays,
  sampleApiKeys,
  sampleAuditEntries,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

const secret = 'upk_4mVq8Lr1_u7Yc2HsJw0pBzNf5TgKd9XeRa3MiQoE6xUyPvAhDtLb1WnCjS0k3f9zr';

/** Mocks the API for these keys, with the server's search and paging. */
function keysNetwork(keys: readonly ApiKey[] = sampleApiKeys) {
  const find = (id: string) => {
    const key = keys.find((each) => each.id === id);
    if (!key) throw new Error(`There is no sample key ${id}.`);
    return key;
  };
  return [
    answerWith(adminEndpoints.listApiKeys, ({ query: { page = 1, pageSize = 25, q = '' } }) => {
      const found = keys.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      return { data, page, pageSize, total: found.length };
    }),
    answerWith(adminEndpoints.getApiKey, ({ params: { id } }) => find(id)),
    answer(adminEndpoints.getApiKeyUsage, { data: [...sampleApiKeyDays] }),
    answerWith(adminEndpoints.createApiKey, ({ body }) => ({
      key: { ...find(keys[0]?.id ?? ''), ...body },
      secret,
    })),
    answerWith(adminEndpoints.rotateApiKey, ({ params: { id } }) => ({ key: find(id), secret })),
    answerWith(adminEndpoints.actOnApiKeys, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
    answer(adminEndpoints.listAuditLog, {
      data: sampleAuditEntries.slice(0, 1).map((entry) => ({
        ...entry,
        action: 'api-key.updated',
        before: { rateLimit: 60 },
        after: { rateLimit: 120 },
      })),
      page: 1,
      pageSize: 20,
      total: 1,
    }),
  ];
}

const many: readonly ApiKey[] = Array.from({ length: 120 }, (_, index) => {
  const key = sampleApiKeys[index % sampleApiKeys.length];
  if (!key) throw new Error('There is no sample key.');
  return { ...key, id: `key-${index}`, name: `${key.name} ${index + 1}` };
});

const [reporting] = sampleApiKeys;
const revoked = sampleApiKeys.find(({ state }) => state === 'revoked');
const orphaned = sampleApiKeys.find(({ owner }) => !owner.active);

const meta = preview.meta({
  title: 'Pages/Admin/API keys',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/api-keys', asAdmin: true, network: keysNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const ApiKeys = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Reporting dashboard' }));
    await expectShown(canvas.getByText('Expires soon'));
    await expectShown(canvas.getByText('Owner isn’t an admin'));
    await expect(canvas.queryByRole('columnheader', { name: 'Owner' })).toBeNull();
  },
});

export const ApiKeysLoading = meta.story({
  args: { network: [pending(adminEndpoints.listApiKeys)] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'API keys' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
});

export const ApiKeysEmpty = meta.story({
  args: { network: keysNetwork([]) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No API keys yet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
    await expectShown(await screen.findByRole('dialog', { name: 'Create API key' }));
  },
});

export const ApiKeysFailing = meta.story({
  args: { network: [fail(adminEndpoints.listApiKeys, 403, 'Only admins may do this.')] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const ApiKeysMany = meta.story({
  args: { network: keysNetwork(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 120'));
  },
});

export const ApiKeyOpen = meta.story({
  args: { path: `/admin/api-keys?key=${reporting?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Reporting dashboard' }));
    await expect(await sheet.findByLabelText('Name')).toHaveValue('Reporting dashboard');
    await expect(sheet.getByRole('checkbox', { name: 'Read: Users' })).toBeChecked();
    await expect(sheet.getByRole('checkbox', { name: 'Write: Users' })).not.toBeChecked();
    await expectShown(await sheet.findByText('Requests per day'));
    await expectShown(await sheet.findByText('Changed by Alex Morgan'));
  },
});

export const ApiKeyRevoked = meta.story({
  args: { path: `/admin/api-keys?key=${revoked?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Contractor laptop' }));
    await expectShown(await sheet.findByText('This key is revoked'));
    await expect(sheet.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

export const ApiKeyWithoutAnAdmin = meta.story({
  args: {
    path: `/admin/api-keys?key=${orphaned?.id}`,
    network: [
      answer(adminEndpoints.getApiKeyUsage, { data: sampleApiKeyDays.map(({ day }) => ({ day, calls: 0 })) }),
      ...keysNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Calendar bridge' }));
    await expectShown(await sheet.findByText('Tom Lindqvist is no longer an admin'));
    await expectShown(sheet.getByText('Owner isn’t an admin'));
    await expectShown(await sheet.findByText('No requests in the last 30 days.'));
  },
});

export const ApiKeyChangedMeanwhile = meta.story({
  args: {
    path: `/admin/api-keys?key=${reporting?.id}`,
    network: [
      ...(reporting ? [answer(adminEndpoints.getApiKey, reporting, { once: true })] : []),
      ...(reporting
        ? [answer(adminEndpoints.getApiKey, { ...reporting, rateLimit: 300, version: reporting.version + 1 })]
        : []),
      fail(adminEndpoints.updateApiKey, 409, 'Someone else changed this API key.'),
      ...keysNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Reporting dashboard' }));
    const limit = await sheet.findByLabelText('Requests per minute');
    await userEvent.clear(limit);
    await userEvent.type(limit, '90');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectShown(await sheet.findByText('Their changes: Requests per minute “300”.', { exact: false }));
    await expect(limit).toHaveValue('90');
    await expect(sheet.getByRole('button', { name: 'Overwrite their changes' })).toBeEnabled();
  },
});

export const NewKeyIncomplete = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Nightly report');
    await userEvent.clear(dialog.getByLabelText('Requests per minute'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expectShown(await dialog.findByText('Choose at least one scope.'));
    await expectShown(dialog.getByText('Enter a whole number from 1 to 6,000.'));
    const scopes = dialog.getByRole('group', { name: 'Permissions' });
    await expect(scopes).toHaveFocus();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read: Users' }));
    await expect(dialog.queryByText('Choose at least one scope.')).toBeNull();
  },
});

export const NewKeyShownOnce = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Nightly report');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read: Users' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    const issued = within(await screen.findByRole('dialog', { name: 'Copy your key now' }));
    await expect(issued.getByRole('region', { name: 'API key' })).toHaveTextContent(secret);
    await expect(issued.getByRole('region', { name: 'Try it in a terminal' })).toHaveTextContent(
      `--header "Authorization: Bearer ${secret}"`,
    );
    await expect(issued.getByRole('button', { name: 'Copy key' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectShown(screen.getByRole('dialog', { name: 'Copy your key now' }));
  },
});

export const Rotate = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Payroll import' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rotate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate Payroll import' }));
    await expect(dialog.getByLabelText('Old key expires')).toHaveDisplayValue('In 24 hours');
  },
});

export const RevokeAsksFirst = meta.story({
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Actions for Payroll import' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Payroll import?' });
    await expect(question).toHaveAccessibleDescription(
      'Programs that use it lose access immediately. You can’t undo this.',
    );
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(menu).toHaveFocus();
  },
});
