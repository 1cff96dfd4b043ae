import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Progress } from './index.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Progress',
  parameters: { ownWords: ['Done'] },
  component: Progress,
  args: { label: 'Uploading audit.pdf', value: 64 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading audit.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', '64%');
    await expect(canvas.getByText('64%')).toBeVisible();
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: ({ value: _, ...args }) => (
    <Stack gap={6}>
      <Progress {...args} value={0} />
      <Progress {...args} value={35} />
      <Progress {...args} value={100} valueText="Done" />
      <Progress {...args} value={null} valueText="Waiting for the server" />
      <Progress {...args} value={35} hideLabel />
    </Stack>
  ),
});

export const Indeterminate = meta.story({
  args: { label: 'Checking the file', value: null },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Checking the file' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
});

export const ValueInWords = meta.story({
  args: { value: 12, max: 48, valueText: '12 of 48 MB' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuemax', '48');
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 48 MB');
  },
});

export const BeyondItsEndIsItsEnd = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 60, max: 48 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '48');
    await expect(canvas.getByText('100%')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'מעלה קובץ' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar');
    const bar = track.firstElementChild;
    if (!bar) throw new Error('There is no bar.');
    const hidden = track.getBoundingClientRect().width * 0.36;
    await expect(bar.getBoundingClientRect().left).toBeCloseTo(
      track.getBoundingClientRect().left + hidden,
      0,
    );
  },
});

export const LongTextNarrow = meta.story({
  args: { label: 'Uploading the list of all systems with owners, costs and contracts of the year.pdf' },
  decorators: [narrow],
});
