import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Text } from '../text/index.ts';
import { Kbd } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Kbd',
  component: Kbd,
  args: { children: 'Esc' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esc').tagName).toBe('KBD');
  },
});

export const InText = meta.story({
  render: () => (
    <Text>
      Press <Kbd>⌘</Kbd> <Kbd>K</Kbd>, or <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>, to go anywhere, and <Kbd>Esc</Kbd> to
      come back.
    </Text>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <>
      <Text size="xs">
        Small text with <Kbd>Shift</Kbd> <Kbd>↑</Kbd>
      </Text>
      <Text size="xl">
        Large text with <Kbd>Shift</Kbd> <Kbd>↑</Kbd>
      </Text>
    </>
  ),
});
