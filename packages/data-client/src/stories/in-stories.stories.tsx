import { createDataClient, publicEndpoints } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { answer, fail, sampleTechAssets, scenario } from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { TechnologyList } from './technology-list.tsx';

const { listTechAssets } = publicEndpoints;
const client = createDataClient();

const meta = preview.meta({
  title: 'Data client/In stories',
  component: TechnologyList,
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: {
        component: [
          'Mocks the network of stories and tests. `scenario` mocks a state of an endpoint, `answer` and `fail` a',
          'single response. [The guide](?path=/docs/data-client-guide--docs) shows the setup.',
          '',
          '```ts',
          "import { answer, fail, sampleTechAssets, scenario } from '@uplift/data-client/testing';",
          '```',
        ].join('\n'),
      },
    },
  },
  loaders: [startNetwork],
  decorators: [
    (Story) => (
      <DataProvider client={client}>
        <Story />
      </DataProvider>
    ),
  ],
});

export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(listTechAssets, { data: [...sampleTechAssets] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PostgreSQL')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail(listTechAssets, 503, 'Come back in a minute.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Come back in a minute.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(scenario(listTechAssets, 'loading')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading Technology Ecosystem...')).toBeVisible();
  },
});
