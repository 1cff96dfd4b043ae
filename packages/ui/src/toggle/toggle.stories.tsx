import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import Bold from 'lucide-react/icons/bold';
import Pin from 'lucide-react/icons/pin';
import { expect, fn, userEvent } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { Icon } from '../icon/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Toggle } from './index.ts';

const pin = (
  <>
    <Icon icon={Pin} size="sm" />
    Pinned
  </>
);

const meta = preview.meta({
  title: 'Components/Actions/Toggle',
  component: Toggle,
  args: { children: pin, onPressedChange: fn() },
});

export const Default = meta.story();

export const Pressed = meta.story({ args: { defaultPressed: true } });

export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <Cluster>
      {(['secondary', 'ghost'] as const).map((variant) =>
        [false, true].map((pressed) => (
          <Toggle key={`${variant}-${pressed}`} variant={variant} defaultPressed={pressed}>
            {pin}
          </Toggle>
        )),
      )}
      <Toggle size="sm" defaultPressed>
        Small
      </Toggle>
      <Toggle label="Bold">
        <Icon icon={Bold} />
      </Toggle>
      <Toggle label="Bold, pressed" variant="ghost" defaultPressed>
        <Icon icon={Bold} />
      </Toggle>
      <Toggle disabled>Out of use</Toggle>
      <Toggle disabled defaultPressed>
        Out of use
      </Toggle>
    </Cluster>
  ),
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Toggle}
      rows={{
        Secondary: { children: pin },
        'Secondary, pressed': { children: pin, defaultPressed: true },
        Ghost: { children: pin, variant: 'ghost' },
        'Ghost, pressed': { children: pin, variant: 'ghost', defaultPressed: true },
      }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const PointerAndKeysPressIt = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Pinned' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenCalledTimes(3);
  },
});

export const StaysAsItsOwnerSays = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { pressed: false },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Pinned' });
    await userEvent.click(toggle);
    await expect(args.onPressedChange).toHaveBeenCalledTimes(1);
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
});

export const IconOnly = meta.story({
  args: { label: 'Bold', children: <Icon icon={Bold} /> },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: 'Bold' }).getBoundingClientRect();
    await expect(Math.round(box.width)).toBe(Math.round(box.height));
  },
});

export const LongText = meta.story({
  args: { children: 'Send me a message whenever one of my projects changes its state', defaultPressed: true },
  decorators: [narrow],
});
