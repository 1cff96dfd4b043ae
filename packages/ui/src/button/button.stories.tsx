import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { Icon } from '../icon/index.ts';
import { Button } from './index.ts';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Book a systems audit', onClick: fn() },
});

export const Primary = meta.story();

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Ghost = meta.story({ args: { variant: 'ghost' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete project' } });

export const States = meta.story({
  parameters: { ownWords: ['Loading'] },
  render: () => (
    <StatesSheet
      component={Button}
      rows={{
        Primary: { children: 'Save' },
        Secondary: { children: 'Save', variant: 'secondary' },
        Ghost: { children: 'Save', variant: 'ghost' },
        Danger: { children: 'Delete', variant: 'danger' },
      }}
      states={{ Disabled: { disabled: true }, Loading: { loading: true } }}
    />
  ),
});

export const Sizes = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Cluster>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </Cluster>
  ),
});

export const WithIcon = meta.story({
  render: ({ children, ...args }) => (
    <Button {...args}>
      {children}
      <Icon icon={ArrowRight} size="sm" />
    </Button>
  ),
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { loading: true, children: 'Save changes' } });

export const LoadingLabel = meta.story({
  args: { loading: true, loadingLabel: 'Calculating...', children: 'Calculate ROI' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Calculating...' })).toHaveTextContent('Calculating...');
  },
});

export const KeepsItsSizeWhenLoadingStarts = meta.story({
  tags: ['behavior', '!autodocs'],
  render: function Saves(args) {
    const [loading, setLoading] = useState(false);
    return (
      <Cluster>
        <Button {...args} variant="secondary" onClick={() => setLoading((before) => !before)}>
          Switch
        </Button>
        <Button {...args} loading={loading} size="sm">
          Save
        </Button>
        <Button {...args} loading={loading} variant="secondary">
          <Icon icon={ArrowRight} size="sm" /> Save changes
        </Button>
        <Button {...args} loading={loading} loadingLabel="Saving..." variant="danger" size="lg">
          Save all
        </Button>
      </Cluster>
    );
  },
  play: async ({ canvas }) => {
    const sizes = () =>
      canvas.getAllByRole('button').map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return [width, height];
      });
    const before = sizes();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true');
    await expect(sizes()).toEqual(before);
  },
});

export const KeepsItsWidthWithALongLoadingLabel = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { loading: true, loadingLabel: 'Saving all of your changes', children: 'Save' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Saving all of your changes').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(label.right).toBeLessThanOrEqual(button.right);
  },
});

export const AsChild = meta.story({
  args: { asChild: true, loading: true, children: <a href="#report">Report</a> },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Report' });
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const LoadingKeepsFocusAndIgnoresClicks = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { loading: true, type: 'submit', children: 'Sending' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = '';
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Sending' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[data-sent]')).toBeNull();
  },
});

export const SendsAFormOnlyWhenItSaysSo = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <form aria-label="Audit">
      <Cluster>
        <Button>Add a tool</Button>
        <Button type="submit">Send</Button>
      </Cluster>
    </form>
  ),
  play: async ({ canvas }) => {
    const onSubmit = fn((event: Event) => event.preventDefault());
    canvas.getByRole('form', { name: 'Audit' }).addEventListener('submit', onSubmit);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a tool' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { children: 'Send me the whole report with every assumption and the break-even chart' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

export const RightToLeft = meta.story({
  ...WithIcon.input,
  globals: { direction: 'rtl' },
});
