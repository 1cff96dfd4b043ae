import {
  type AdminTechAsset,
  adminEndpoints,
  type TechAssetImport,
} from '@uplift/data-client/contract/admin';
import { answer, answerWith, fail, pending, sampleAdminTechAssets } from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

/** Mocks the API for these technologies, with the server's search and paging. */
function network(technologies: readonly AdminTechAsset[] = sampleAdminTechAssets) {
  const present = technologies.filter(({ deletedAt }) => deletedAt === null);
  const active = present.filter(({ isActive }) => isActive);
  return [
    answerWith(
      adminEndpoints.listAdminTechAssets,
      ({ query: { page = 1, pageSize = 25, q = '', state } }) => {
        const source = state?.includes('deleted')
          ? technologies.filter(({ deletedAt }) => deletedAt)
          : present;
        const found = source.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
        return {
          data: found.slice((page - 1) * pageSize, page * pageSize),
          page,
          pageSize,
          total: found.length,
        };
      },
    ),
    answer(adminEndpoints.listTechAssetCategories, {
      data: [...new Set(present.map(({ category }) => category))].sort(),
    }),
    answer(adminEndpoints.getTechAssetOrder, { data: active }),
    answerWith(adminEndpoints.moveTechAsset, ({ body: { id, after } }) => {
      const moved = active.find((each) => each.id === id);
      const rest = active.filter((each) => each.id !== id);
      const place = rest.findIndex((each) => each.id === after) + 1;
      return { data: moved ? rest.toSpliced(place, 0, moved) : rest };
    }),
    answerWith(adminEndpoints.getAdminTechAsset, ({ params: { id } }) => {
      const technology = technologies.find((each) => each.id === id);
      if (!technology) throw new Error(`There is no sample technology ${id}.`);
      return technology;
    }),
    answer(adminEndpoints.listAuditLog, { data: [], page: 1, pageSize: 20, total: 0 }),
    answerWith(adminEndpoints.actOnTechAssets, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
  ];
}

const many: readonly AdminTechAsset[] = Array.from({ length: 240 }, (_, index) => {
  const technology = sampleAdminTechAssets[index % 8];
  if (!technology) throw new Error('There is no sample technology.');
  return {
    ...technology,
    id: `00000000-0000-4000-8000-000000001${String(index).padStart(3, '0')}`,
    name: `${technology.name} ${index + 1}`,
  };
});

const [react] = sampleAdminTechAssets;

const withErrors: TechAssetImport = {
  applied: false,
  plan: null,
  rows: [],
  errors: [
    { line: 3, column: 'url', message: 'Enter a full URL, such as https://react.dev.' },
    { line: 7, column: 'orbit_radius', message: 'Enter a number from 0 to 1.' },
    { line: 12, column: null, message: 'The line has 4 values for 12 columns.' },
  ],
};

const planned: TechAssetImport = {
  applied: false,
  plan: 'sample',
  rows: [
    { line: 2, name: 'React', outcome: 'leave', fields: [] },
    { line: 3, name: 'TypeScript', outcome: 'change', fields: ['category', 'priority'] },
    { line: 4, name: 'Café', outcome: 'create', fields: [] },
  ],
  errors: [],
};

// Encoded as Windows-1252, as Excel saves it.
const bytes = Uint8Array.from('name,category\nCafé,Backend\n', (letter) => letter.charCodeAt(0));

async function openImport(
  findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>,
  file = new File([bytes], 'technologies.csv', { type: 'text/csv' }),
) {
  await userEvent.click(await findByRole('button', { name: 'Files' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import technologies' }));
  await userEvent.upload(dialog.getByLabelText('File with technologies'), file);
  return dialog;
}

const meta = preview.meta({
  title: 'Pages/Admin/Tech assets',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/tech-assets', asAdmin: true, network: network() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const TechAssets = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'React' }));
  },
});

export const TechAssetsLoading = meta.story({
  args: { network: [pending(adminEndpoints.listAdminTechAssets), ...network()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Technologies' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const TechAssetsNotFound = meta.story({
  args: { path: '/admin/tech-assets?q=nothing' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'Nothing matches' }));
  },
});

export const TechAssetsFailing = meta.story({
  args: {
    network: [fail(adminEndpoints.listAdminTechAssets, 403, 'Only admins may do this.'), ...network()],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const TechAssetsMany = meta.story({
  args: { path: '/admin/tech-assets', network: network(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 240'));
  },
});

export const TechAssetsInTrash = meta.story({
  args: { path: '/admin/tech-assets?state=deleted' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Make' }));
    await expectShown(within(canvas.getByRole('table')).getByText('Deleted'));
  },
});

export const TechAssetOpen = meta.story({
  args: { path: `/admin/tech-assets?technology=${react?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'React' }));
    await expect(await sheet.findByLabelText('Name')).toHaveValue('React');
    const name = sheet.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'React 20');
    await expectShown(
      await sheet.findByRole('group', { name: 'React 20 in the showcase' }, { timeout: 10_000 }),
    );
  },
});

export const TechAssetPreview = meta.story({
  args: { path: `/admin/tech-assets?technology=${react?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'React' }));
    async function enter(label: string, text: string): Promise<void> {
      const field = await sheet.findByLabelText(label, { selector: 'input, textarea' });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    const preview = () => sheet.getByRole('group', { name: /in the showcase$/ });
    const names = () =>
      within(preview())
        .getAllByRole('listitem')
        .map((card) => within(card).getByRole('link').textContent);
    const stage = () => preview().querySelector('[data-renderer]');
    await sheet.findByRole('group', { name: 'React in the showcase' });
    for (const [label, text] of [
      ['Orbit radius', '0.5'],
      ['Orbit speed', '3'],
      ['Orbit tilt', '20'],
      ['Icon size', '80'],
    ] as const) {
      const before = stage();
      await enter(label, text);
      await waitFor(() => expect(stage()).not.toBe(before));
    }
    await userEvent.click(sheet.getByRole('radio', { name: 'Modern' }));
    await waitFor(() => expect(names()).toEqual(['React', 'TypeScript']));
    await enter('Description', 'Portals that feel instant.');
    await enter('Category', 'Portals');
    await enter('Name', 'Preact');
    await expect(await within(preview()).findByText('Portals that feel instant.')).toBeInTheDocument();
    // The chip and the card.
    await expect(within(preview()).getAllByText('Portals')).toHaveLength(2);
    await enter('Priority', '65');
    await waitFor(() => expect(names()).toEqual(['TypeScript', 'Preact', 'Node.js']));
    await userEvent.click(sheet.getByRole('switch', { name: 'Active' }));
    await waitFor(() => expect(names()).toEqual(['TypeScript', 'Node.js']));
  },
});

export const TechAssetNew = meta.story({
  args: { path: '/admin/tech-assets?technology=new' },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'New technology' }));
    await userEvent.type(sheet.getByLabelText('Orbit radius'), '2');
    await userEvent.click(sheet.getByRole('button', { name: 'Add technology' }));
    await expectShown(sheet.getByText('Enter a name.'));
    await expectShown(sheet.getByText('Enter a number from 0 to 1.'));
    await expect(sheet.getByLabelText('Name')).toHaveFocus();
  },
});

export const TechAssetChangedMeanwhile = meta.story({
  args: {
    path: `/admin/tech-assets?technology=${react?.id}`,
    network: [
      ...(react ? [answer(adminEndpoints.getAdminTechAsset, react, { once: true })] : []),
      ...(react
        ? [answer(adminEndpoints.getAdminTechAsset, { ...react, category: 'Language', version: 2 })]
        : []),
      fail(adminEndpoints.updateTechAsset, 409, 'Someone else changed this technology.'),
      ...network(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'React' }));
    const name = await sheet.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'React 20');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectShown(await sheet.findByText('Their changes: Category “Language”.', { exact: false }));
    await expect(name).toHaveValue('React 20');
  },
});

export const Order = meta.story({
  args: { path: '/admin/tech-assets?view=order' },
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Move TypeScript' });
    await expect(handle).toHaveAccessibleDescription(/arrow keys/);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(8);
  },
});

export const ImportPlanned = meta.story({
  args: {
    network: [
      answerWith(adminEndpoints.importTechAssets, ({ body }) => ({
        ...planned,
        rows: body.text.includes('Café') ? planned.rows : [],
      })),
      ...network(),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas.findByRole);
    await expectShown(await dialog.findByText('1 new, 1 changed, 1 unchanged.'));
    await expect(dialog.getByRole('button', { name: 'Import 2 technologies' })).toBeEnabled();
  },
});

export const ImportWithErrors = meta.story({
  args: { network: [answer(adminEndpoints.importTechAssets, withErrors), ...network()] },
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas.findByRole);
    await expectShown(await dialog.findByText('3 errors in the file'));
    await expectShown(dialog.getByText('orbit_radius'));
    await expect(dialog.queryByRole('button', { name: /^Import / })).toBeNull();
  },
});

export const ImportOfALockedFile = meta.story({
  play: async ({ canvas }) => {
    const file = new File([bytes], 'technologies.csv', { type: 'text/csv' });
    file.arrayBuffer = () => Promise.reject(new DOMException('The file is locked.', 'NotReadableError'));
    const dialog = await openImport(canvas.findByRole, file);
    await expectShown(await dialog.findByText(/^The browser can’t open technologies\.csv\./));
  },
});
