import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { CopyButton } from './index.ts';

const link = 'https://uplift.example/results/inventory-that-counts-itself';

const meta = preview.meta({
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: { text: link, onClick: fn() },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: (args) => (
    <Cluster>
      <CopyButton {...args} label="Copy link" messages={{ copied: 'Link copied' }} />
      <CopyButton {...args} variant="ghost" />
      <CopyButton {...args} iconOnly label="Copy link" />
      <CopyButton {...args} iconOnly label="Copy link quietly" variant="ghost" />
      <CopyButton {...args} disabled />
    </Cluster>
  ),
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={CopyButton}
      rows={{
        Secondary: { text: link, label: 'Copy link' },
        Ghost: { text: link, label: 'Copy link', variant: 'ghost' },
        'Only an icon': { text: link, label: 'Copy link', iconOnly: true },
      }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const CopiesAndSaysSo = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(button).toHaveAccessibleName('Copied');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
});

export const IconKeepsItsName = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { iconOnly: true, label: 'Copy link', messages: { copied: 'Link copied' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
  },
});

export const BlockedByTheBrowser = meta.story({
  decorators: [narrow],
  play: async ({ canvas }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    const text = await canvas.findByRole<HTMLInputElement>('textbox', { name: /yourself/ });
    await expect(text).toHaveFocus();
    await expect(text.value.slice(text.selectionStart ?? 0, text.selectionEnd ?? 0)).toBe(link);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const EscapePutsTheTextAway = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
});
