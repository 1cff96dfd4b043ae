import preview from '@uplift/storybook/preview';
import { expect, spyOn, waitFor } from 'storybook/test';
import ProcessSection from './process-section.tsx';

const meta = preview.meta({
  title: 'Pages/Process',
  component: ProcessSection,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  // Room for the last step to reach the middle of the screen.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '50vh' }}>
        <Story />
      </div>
    ),
  ],
});

/** The panel of the step in the middle of the screen is on top. A shape moves from the piece before it. */
export const FollowsTheSteps = meta.story({
  // A page still scrolled by the story before would start with another step.
  beforeEach: () => {
    // Not returned: Storybook would call the result, and in Chromium, it's a promise.
    window.scrollTo(0, 0);
  },
  play: async ({ canvas }) => {
    const animate = spyOn(HTMLElement.prototype, 'animate');
    const show = (step: string) =>
      canvas.getByRole('heading', { name: step }).scrollIntoView({ block: 'center' });
    const expectPanel = async (name: RegExp) =>
      waitFor(() => expect(canvas.getByRole('img', { name })).toBeVisible());

    show('Optimize & Implement');
    await expectPanel(/request for approval/);
    expect(animate).toHaveBeenCalledTimes(1);
    show('Scale & Refine');
    await expectPanel(/results of a project/);
    expect(animate).toHaveBeenCalledTimes(2);
  },
});

/** The browser renders the pieces. Until then their height is reserved, so that nothing below moves. */
export const ReservesTheHeightOfPieces = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    for (const piece of canvas.getAllByRole('img', { name: /client portal|audit/ })) {
      await expect(piece.firstElementChild?.clientHeight).toBeLessThanOrEqual(
        Number.parseFloat(getComputedStyle(piece).minBlockSize),
      );
    }
  },
});
