import preview from '@uplift/storybook/preview';
import { expect, within } from 'storybook/test';
import { adminEndpoints } from '../contract/admin/index.ts';
import { clientEndpoints } from '../contract/client/index.ts';
import { managerEndpoints } from '../contract/manager/index.ts';
import { projectEndpoints } from '../contract/project/index.ts';
import { visitorEndpoints } from '../contract/visitor/index.ts';
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
        component: [
          'Every endpoint, and who can call it. The server validates requests and responses by these definitions; the client, the API documentation and the handlers of stories are generated from them.',
          '',
          '```ts',
          "import { publicEndpoints } from '@uplift/data-client';",
          '```',
        ].join('\n'),
      },
    },
  },
});

/** Part of every page: content, sign-in, passwords and error reports. */
export const PublicCalls = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(publicEndpoints).length + 1);
    const row = canvas.getByRole('row', { name: /\/api\/client\/me/ });
    await expect(within(row).getByText('Clients')).toBeVisible();
  },
});

/** `visitorEndpoints` of `@uplift/data-client/contract/visitor`: forms and counts. */
export const VisitorCalls = meta.story({
  args: { endpoints: { ...visitorEndpoints }, caption: 'Every call that visitors send something with' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(visitorEndpoints).length + 1);
  },
});

/** `clientEndpoints` of `@uplift/data-client/contract/client`. */
export const ClientCalls = meta.story({
  args: { endpoints: clientEndpoints, caption: 'Every call of the client area' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(clientEndpoints).length + 1);
    await expect(canvas.queryByText('Admins')).toBeNull();
  },
});

/** `managerEndpoints` of `@uplift/data-client/contract/manager`. */
export const ManagerCalls = meta.story({
  args: { endpoints: managerEndpoints, caption: 'Every call of the manager area' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(managerEndpoints).length + 1);
  },
});

/** `projectEndpoints` of `@uplift/data-client/contract/project`. */
export const ProjectCalls = meta.story({
  args: { endpoints: projectEndpoints, caption: 'Every call about a client’s project' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(projectEndpoints).length + 1);
  },
});

/** `adminEndpoints` of `@uplift/data-client/contract/admin`. */
export const AdminCalls = meta.story({
  args: { endpoints: adminEndpoints, caption: 'Every call of the admin area' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(adminEndpoints).length + 1);
    const row = canvas.getByRole('row', { name: /\/api\/admin\/invitations/ });
    await expect(within(row).getByText('role, name, email, clientId')).toBeVisible();
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});
