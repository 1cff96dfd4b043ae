import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Alert } from './index.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { title: 'Your draft is saved', children: 'Come back to it any time from this browser.' },
});

export const Info = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your draft is saved');
  },
});

export const Danger = meta.story({
  args: { tone: 'danger', title: 'Login failed', children: 'Check the address and the password.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed');
  },
});

export const Tones = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Alert {...args} tone="info" />
      <Alert {...args} tone="success" title="Milestone approved" />
      <Alert {...args} tone="warning" title="One step is overdue" />
      <Alert {...args} tone="danger" title="The upload failed" />
    </Stack>
  ),
});

export const TextOnly = meta.story({
  render: () => <Alert tone="success">We got your message and answer within one working day.</Alert>,
});

export const Narrow = meta.story({ decorators: [narrow], args: { tone: 'warning' } });
