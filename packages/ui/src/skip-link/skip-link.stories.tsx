import preview from '@uplift/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './index.ts';

const meta = preview.meta({
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { target: 'skip-target' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab: the link slides in.</p>
      <div id="skip-target">The content of the page.</div>
    </>
  ),
});

export const Default = meta.story();

export const TakesFocusAndLeavesTheAddress = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const address = window.location.href;
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The content of the page.')).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
});
