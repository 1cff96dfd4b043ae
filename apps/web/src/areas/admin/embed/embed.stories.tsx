import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

const meta = preview.meta({
  title: 'Pages/Admin/Embed',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/embed', asAdmin: true },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

/** Returns queries for the calculator of the preview. */
async function previewIn(page: HTMLElement): Promise<ReturnType<typeof within>> {
  const content = await waitFor(() => {
    const found = page.querySelector('roi-calculator')?.shadowRoot?.querySelector('div');
    if (!found?.firstElementChild) throw new Error('The preview is empty.');
    return found;
  });
  return within(content);
}

export const Embed = meta.story({
  play: async ({ canvasElement }) => {
    await previewIn(canvasElement);
  },
});

export const ChosenLooksAndFigures = meta.story({
  tags: ['behavior'],
  // The accent of the calculator.
  parameters: { ownColors: true },
  play: async ({ canvas, canvasElement }) => {
    const code = () => canvas.getByRole('region', { name: 'HTML of the calculator' });
    await userEvent.type(await canvas.findByLabelText('Accent color'), '#7a1f5c');
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR');
    await waitFor(() => expect(code()).toHaveTextContent('accent="#7a1f5c" currency="EUR"'));

    const preview = await previewIn(canvasElement);
    const button = preview.getByRole('button', { name: 'Calculate ROI' });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(122, 31, 92)'));
    const figures = {
      'Annual revenue': '1000000',
      'Total head count': '10',
      'Employees on busy work': '2',
      'Hours per week': '10',
      'Hourly rate': '25',
    };
    // Simulated keys don't reach a shadow root.
    for (const [label, value] of Object.entries(figures)) {
      fireEvent.input(preview.getByLabelText(label), { target: { value } });
    }
    button.click();
    const checkbox = canvas.getByLabelText('Start with the figures and assumptions of the preview');
    await waitFor(() => expect(checkbox).toBeEnabled());
    await userEvent.click(checkbox);
    await expect(code()).toHaveTextContent('hourly-rate="25"');

    await userEvent.click(canvas.getByRole('button', { name: 'Labels and price limits' }));
    await userEvent.type(await canvas.findByLabelText('Button'), 'Show me');
    await userEvent.type(canvas.getByLabelText('Highest price of a build'), '20000');
    await expect(code()).toHaveTextContent('investment-max="20000" label-calculate="Show me"');

    await userEvent.click(canvas.getByRole('radio', { name: 'Frame' }));
    await expect(code()).toHaveTextContent('currency=EUR');
  },
});

export const NoColor = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Accent color'), 'reddish');
    await expect(canvas.getByText(/^Enter a CSS color/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'HTML of the calculator' })).not.toHaveTextContent(
      'reddish',
    );
  },
});
