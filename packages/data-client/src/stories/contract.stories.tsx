import preview from '@uplift/storybook/preview';
import { expect, within } from 'storybook/test';
import { publicEndpoints } from '../index.ts';
import { ContractTable } from './contract-table.tsx';

const meta = preview.meta({
  title: 'Data client/Contract',
  component: ContractTable,
  args: { endpoints: { ...publicEndpoints }, caption: 'Every call of the public site' },
  argTypes: { endpoints: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'What the site and its server have agreed on. The server checks requests and answers against these rows, and the client, the API documentation and the handlers of stories are made from them.',
      },
    },
  },
});

export const PublicCalls = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(publicEndpoints).length + 1);
    const row = canvas.getByRole('row', { name: /\/api\/client\/me/ });
    await expect(within(row).getByText('Clients')).toBeVisible();
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
