import preview from '@uplift/storybook/preview';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { Text } from '../text/index.ts';
import { Code, CodeBlock } from './index.ts';

const example = `import { Button } from '@uplift/ui/button';

export function Save({ onSave }: { onSave: () => void }) {
  return <Button onClick={onSave}>Save and send the whole report to everyone on the list</Button>;
}`;

const meta = preview.meta({
  title: 'Components/Layout and type/Code',
  component: CodeBlock,
  args: { label: 'save.tsx', children: example },
});

export const Block = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'save.tsx' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.textContent).toBe(example);
  },
});

export const Inline = meta.story({
  render: () => (
    <Text>
      Import each component from its own path, such as <Code>@uplift/ui/button</Code>, or all from{' '}
      <Code>@uplift/ui</Code>.
    </Text>
  ),
});

export const WithLabelAndCopyButton = meta.story({
  args: { showLabel: true, copyable: true },
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(writeText).toHaveBeenCalledWith(example);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
});

export const Narrow = meta.story({
  args: { showLabel: true, copyable: true },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    const lines = canvas.getByRole('region', { name: 'save.tsx' });
    await expect(lines.scrollWidth).toBeGreaterThan(lines.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Wraps = meta.story({
  args: { children: `uplift_${'7f3a91'.repeat(12)}`, label: 'API key', wrap: true },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('region', { name: 'API key' });
    await expect(lines.scrollWidth).toBe(lines.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: { showLabel: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region')).direction).toBe('ltr');
  },
});
