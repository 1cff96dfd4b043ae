import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/VisuallyHidden',
  parameters: { ownWords: ['Read more'] },
  component: VisuallyHidden,
  args: { children: 'about invoicing' },
});

export const InAButton = meta.story({
  render: (args) => (
    <button type="button">
      Read more <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Read more about invoicing' })).toBeVisible();
    await expect(canvas.getByText('about invoicing').getBoundingClientRect().width).toBe(1);
  },
});
