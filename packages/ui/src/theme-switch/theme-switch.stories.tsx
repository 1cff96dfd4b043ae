import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, userEvent, waitFor } from 'storybook/test';
import { THEME_STORAGE_KEY } from '../foundations/theme/index.ts';
import { ThemeSwitch } from './index.ts';

const meta = preview.meta({
  title: 'Components/Navigation/ThemeSwitch',
  component: ThemeSwitch,
});

function shownDrawings(button: HTMLElement): number[] {
  return [...button.querySelectorAll('svg')].map((drawing) => Number(getComputedStyle(drawing).opacity));
}

export const Default = meta.story();

export const States = meta.story({
  render: () => <StatesSheet component={ThemeSwitch} rows={{ Button: {} }} />,
});

export const GoesThroughTheChoices = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const root = document.documentElement;
    // Starts from `system`, wherever the viewer of this story left the switch.
    while (window.localStorage.getItem(THEME_STORAGE_KEY) !== 'system') await userEvent.click(button);
    await waitFor(() => expect(shownDrawings(button)).toEqual([0, 0, 1]));
    await userEvent.click(button);
    await expect(root).toHaveAttribute('data-theme', 'light');
    await waitFor(() => expect(shownDrawings(button)).toEqual([1, 0, 0]));
    await expect(window.localStorage.getItem(THEME_STORAGE_KEY)).toBe('light');
    await expect(canvas.getByRole('status')).toHaveTextContent('Theme: light');
    await expect(button).toHaveAccessibleName('Theme: light. Switch to dark');
    await userEvent.click(button);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await waitFor(() => expect(shownDrawings(button)).toEqual([0, 1, 0]));
    await expect(window.localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
    await userEvent.click(button);
    await expect(window.localStorage.getItem(THEME_STORAGE_KEY)).toBe('system');
    await expect(canvas.getByRole('status')).toHaveTextContent('Theme: system');
  },
});
