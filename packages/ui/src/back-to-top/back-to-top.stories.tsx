import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BackToTop } from './index.ts';

const meta = preview.meta({
  title: 'Components/Navigation/BackToTop',
  component: BackToTop,
});

export const Default = meta.story();

export const States = meta.story({
  render: () => <StatesSheet component={BackToTop} rows={{ Default: {} }} />,
});

export const ScrollsUpAndTakesFocusAlong = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { target: 'top' },
  render: (args) => (
    <>
      <main id="top">The start</main>
      <div style={{ blockSize: '200vh' }} />
      <BackToTop {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Back to top' });
    button.scrollIntoView({ behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(100);
    await userEvent.click(button);
    await expect(canvas.getByText('The start')).toHaveFocus();
    // How long smooth scrolling takes depends on the frame rate of the machine.
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 20_000 });
  },
});
