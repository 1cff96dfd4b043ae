import { type AdminAsset, adminEndpoints } from '@uplift/data-client/contract/admin';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleAdminAssets,
  sampleDeletedAsset,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

/** Mocks the API for these assets, with the server's search, filters and paging. */
function assetsNetwork(assets: readonly AdminAsset[] = [...sampleAdminAssets, sampleDeletedAsset]) {
  return [
    answerWith(
      adminEndpoints.listAssets,
      ({ query: { page = 1, pageSize = 25, q = '', state = ['active', 'inactive'] } }) => {
        const found = assets.filter(
          (asset) => state.includes(asset.state) && asset.name.toLowerCase().includes(q.toLowerCase()),
        );
        const data = found.slice((page - 1) * pageSize, page * pageSize);
        return { data, page, pageSize, total: found.length };
      },
    ),
    answer(adminEndpoints.listAssetCategories, { categories: ['document', 'illustration', 'logo'] }),
    answerWith(adminEndpoints.getAsset, ({ params: { id } }) => {
      const asset = assets.find((each) => each.id === id);
      if (!asset) throw new Error(`There is no sample asset ${id}.`);
      return asset;
    }),
    answer(adminEndpoints.listAuditLog, { data: [], page: 1, pageSize: 20, total: 0 }),
    answerWith(adminEndpoints.actOnAssets, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
  ];
}

const many: readonly AdminAsset[] = Array.from({ length: 240 }, (_, index) => {
  const asset = sampleAdminAssets[index % sampleAdminAssets.length];
  if (!asset) throw new Error('There is no sample asset.');
  return { ...asset, id: `asset-${index}`, name: `${asset.name} ${index + 1}` };
});

const [, photo, document] = sampleAdminAssets;

const meta = preview.meta({
  title: 'Pages/Admin/Assets',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/assets', asAdmin: true, network: assetsNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Assets = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Team at the workshop' }));
    await expectShown(canvas.getByText('2400 × 1600'));
  },
});

export const AssetsLoading = meta.story({
  args: { network: [pending(adminEndpoints.listAssets), pending(adminEndpoints.listAssetCategories)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Assets' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const AssetsNone = meta.story({
  args: { network: assetsNetwork([]) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No assets yet' }));
  },
});

export const AssetsFailing = meta.story({
  args: { network: [fail(adminEndpoints.listAssets, 403, 'Only admins may do this.'), ...assetsNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const AssetsMany = meta.story({
  args: { network: assetsNetwork(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 240'));
  },
});

export const AssetsTrash = meta.story({
  args: { path: '/admin/assets?view=trash' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Banner of last spring' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Banner of last spring' }));
    const restore = await screen.findByRole('menuitem', { name: 'Restore' });
    await waitFor(() => expect(restore).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  },
});

export const AssetOpen = meta.story({
  args: { path: `/admin/assets?asset=${photo?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Team at the workshop' }));
    await expect(await sheet.findByLabelText('Name')).toHaveValue('Team at the workshop');
    await expectShown(sheet.getByText('2400 × 1600'));
    await expect(sheet.getByRole('button', { name: 'Copy URL' })).toBeEnabled();
  },
});

export const DocumentOpen = meta.story({
  args: { path: `/admin/assets?asset=${document?.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Offer template' }));
    await expectShown(await sheet.findByText('A PDF, up to 25 MB'));
    await expect(sheet.getByLabelText('Active')).not.toBeChecked();
  },
});

export const AssetChangedMeanwhile = meta.story({
  args: {
    path: `/admin/assets?asset=${photo?.id}`,
    network: [
      ...(photo ? [answer(adminEndpoints.getAsset, photo, { once: true })] : []),
      ...(photo ? [answer(adminEndpoints.getAsset, { ...photo, name: 'Workshop', version: 2 })] : []),
      fail(adminEndpoints.updateAsset, 409, 'Someone else changed this asset.'),
      ...assetsNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Team at the workshop' }));
    const name = await sheet.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'The team');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectShown(await sheet.findByText('Their changes: Name “Workshop”.', { exact: false }));
    await expect(name).toHaveValue('The team');
  },
});

export const Upload = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
    // Users can drop files that the browser's file picker doesn't offer.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(dialog.getByLabelText('Files'), new File(['run'], 'setup.exe'));
    await expectShown(await dialog.findByText(/^setup\.exe has the wrong type\./));
  },
});

export const UploadInProgress = meta.story({
  beforeEach: ({ msw }) => {
    const ended = Promise.withResolvers<AdminAsset>();
    msw.use(answerWith(adminEndpoints.uploadAsset, () => ended.promise));
    // An upload that never ends would be sent again while other stories are shown.
    return () => ended.resolve(sampleDeletedAsset);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
    const files = [1, 2, 3, 4].map(
      (number) => new File(['a photo'], `office-${number}.png`, { type: 'image/png' }),
    );
    await userEvent.upload(dialog.getByLabelText('Files'), files);
    await expectShown(await dialog.findByText('office-1.png'));
    const uploading = () => dialog.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
    // Three uploads run at a time. The fourth waits for one of them.
    await waitFor(() => expect(uploading()).toEqual(['office-1.png', 'office-2.png', 'office-3.png']));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel office-2.png' }));
    await waitFor(() => expect(uploading()).toEqual(['office-1.png', 'office-3.png', 'office-4.png']));
  },
});
