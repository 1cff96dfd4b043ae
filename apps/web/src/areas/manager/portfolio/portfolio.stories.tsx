import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { healths } from '@uplift/data-client/contract/project';
import { answerWith, fail, pending, sampleManager, samplePortfolio } from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

/** Mocks the API for these clients, with the server's search and paging. */
function portfolioNetwork(clients: readonly (typeof samplePortfolio)[number][]) {
  return [
    answerWith(managerEndpoints.listPortfolio, ({ query: { page = 1, pageSize = 25, q = '', sort } }) => {
      const found = clients.filter(({ company }) => company.toLowerCase().includes(q.toLowerCase()));
      if (sort === '-need')
        found.sort(
          (one, other) => healths.indexOf(other.project.health) - healths.indexOf(one.project.health),
        );
      return {
        data: found.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: found.length,
        totals: { overdue: 1, awaitingClient: 1, unread: 6 },
      };
    }),
  ];
}

const many = Array.from({ length: 60 }, (_, index) => samplePortfolio.at(index % samplePortfolio.length))
  .filter((each) => each !== undefined)
  .map((client, index) => ({ ...client, id: `client-${index}`, company: `${client.company} ${index + 1}` }));

const meta = preview.meta({
  title: 'Pages/Manager/Portfolio',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/manager', asManager: true, network: portfolioNetwork(samplePortfolio) },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Portfolio = meta.story({
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind Freight/ }));
    await expectShown(row.getByText('At risk'));
    await expectShown(canvas.getByText(/^1 overdue$/));
    await expectShown(canvas.getByText(/1 waiting for a client, 6 unread/));
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Meridian Property Care',
      'Northwind Freight',
      'Alder Dental Group',
    ]);
    await expect(canvas.queryByText('0', { exact: true })).toBeNull();
    await expect(row.getByRole('link', { name: 'Northwind Freight' })).toHaveAttribute(
      'href',
      expect.stringContaining('/manager/clients/'),
    );
    await expect(row.queryByText(sampleManager.name)).toBeNull();
  },
});

/** Admins see all clients and their managers. */
export const PortfolioOfAdmin = meta.story({
  args: { asManager: false, asAdmin: true },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Northwind Freight/ }));
    await expectShown(row.getByText(sampleManager.name));
  },
});

/** The density is a preference of the user, for all pages. */
export const Compact = meta.story({
  play: async ({ canvas }) => {
    localStorage.clear();
    const table = await canvas.findByRole('table', { name: 'Clients' });
    await userEvent.click(canvas.getByRole('button', { name: /^Account of / }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await expect(table).toHaveAttribute('data-density', 'compact');
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--up-space-5')).toBe('1rem');
    await userEvent.keyboard('{Escape}');
    localStorage.clear();
  },
});

export const PortfolioLoading = meta.story({
  args: { network: [pending(managerEndpoints.listPortfolio)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Clients' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const PortfolioEmpty = meta.story({
  args: { network: portfolioNetwork([]) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No clients yet' }));
  },
});

export const PortfolioFailing = meta.story({
  args: { network: [fail(managerEndpoints.listPortfolio, 403, 'Only managers may do this.')] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only managers may do this.'));
  },
});

export const PortfolioMany = meta.story({
  args: { network: portfolioNetwork(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 60'));
  },
});
