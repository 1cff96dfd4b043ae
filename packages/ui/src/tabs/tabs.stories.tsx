import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Text } from '../text/index.ts';
import { Tabs } from './index.ts';

const parts = ['Overview', 'Deliverables', 'Time log', 'Documents'];
const many = [...parts, 'Invoices', 'People', 'Settings'];

const toValue = (name: string) => name.toLowerCase().replace(' ', '-');

function tabs(names: readonly string[]): ReactElement {
  return (
    <>
      <Tabs.List label="Project">
        {names.map((name) => (
          <Tabs.Tab key={name} value={toValue(name)}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Panel key={name} value={toValue(name)}>
          <Text tone="muted">What “{name}” holds.</Text>
        </Tabs.Panel>
      ))}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs.Root,
  args: { defaultValue: 'overview', onValueChange: fn(), children: tabs(parts) },
});

export const Default = meta.story({ tags: ['visual'] });

export const Vertical = meta.story({ args: { orientation: 'vertical' } });

export const WithCounts = meta.story({
  args: {
    children: (
      <>
        <Tabs.List label="Requests">
          <Tabs.Tab value="overview">
            Open <Badge tone="accent">12</Badge>
          </Tabs.Tab>
          <Tabs.Tab value="answered">
            Answered <Badge>208</Badge>
          </Tabs.Tab>
          <Tabs.Tab value="archived" disabled>
            Archived
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="overview">
          <Text tone="muted">Twelve people wait for an answer.</Text>
        </Tabs.Panel>
        <Tabs.Panel value="answered">
          <Text tone="muted">Answered within a working day, as promised.</Text>
        </Tabs.Panel>
        <Tabs.Panel value="archived">
          <Text tone="muted">Nothing yet.</Text>
        </Tabs.Panel>
      </>
    ),
  },
});

interface OneTabProps {
  active: boolean;
  orientation?: Tabs.TabsOrientation;
  disabled?: boolean;
}

function OneTab({ active, disabled, ...props }: OneTabProps): ReactElement {
  return (
    <Tabs.Root value={active ? 'overview' : 'other'} {...props}>
      <Tabs.List label="Project">
        <Tabs.Tab value="overview" disabled={disabled}>
          Overview
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="overview">Two workflows are live.</Tabs.Panel>
    </Tabs.Root>
  );
}

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={OneTab}
      rows={{
        Tab: { active: false },
        'Tab, active': { active: true },
        'Vertical tab': { active: false, orientation: 'vertical' },
        'Vertical tab, active': { active: true, orientation: 'vertical' },
      }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const PressingATabShowsItsPanel = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Time log' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('time-log');
    await expect(canvas.getByRole('tabpanel', { name: 'Time log' })).toBeVisible();
    await expect(canvas.queryByRole('tabpanel', { name: 'Overview' })).toBeNull();
  },
});

export const ArrowKeysShowPanels = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Deliverables' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Deliverables' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Documents' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
  },
});

export const ManualActivationWaitsForEnter = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { activation: 'manual' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Deliverables' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Deliverables' })).toBeVisible();
  },
});

export const UpAndDownMoveBetweenVerticalTabs = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tabpanel', { name: 'Deliverables' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  },
});

export const ArrowKeysFollowRightToLeftText = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Deliverables' })).toHaveFocus();
    await expect(canvasElement.querySelector('[dir="ltr"]')).toBeNull();
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
});

export const LongRow = meta.story({
  args: { defaultValue: 'settings', children: tabs(many) },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const inView = (name: string) => {
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const view = list.getBoundingClientRect();
      return tab.left >= view.left - 1 && tab.right <= view.right + 1;
    };
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(inView('Settings')).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inView('Overview')).toBe(true));
  },
});

export const DisabledTabIsPassedOver = meta.story({
  tags: ['behavior', '!autodocs'],
  ...WithCounts.input,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Open/ })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Archived' })).toBeDisabled();
  },
});
