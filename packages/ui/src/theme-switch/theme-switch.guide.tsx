import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Switch } from '../switch/index.ts';
import { Text } from '../text/index.ts';
import { ThemeSwitch } from './index.ts';

export default {
  use: [
    'Once on a page, in the `NavigationBar`, the `Footer` or the bar of an `AppShell`.',
    'Users choose between light, dark and the theme of their system. The choice is stored.',
  ],
  avoid: [
    'On a settings page, where there is room for names, use `SegmentedControl` with `useTheme()`.',
    'For one dark part of a page, set `data-theme="dark"` on it. Tokens and overlays follow.',
    'For a setting other than the theme, use `Switch`.',
  ],
  anatomy: `<ThemeSwitch />`,
  examples: [
    {
      do: {
        text: 'Keep the third choice: the theme of the system, which is the default.',
        content: <ThemeSwitch />,
      },
      dont: {
        text: 'A switch with two states overrides the system for good.',
        content: (
          <Cluster>
            <Text>Dark theme</Text>
            <Switch aria-label="Dark theme" />
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the button.' },
    { keys: ['Enter', 'Space'], action: 'Goes from the theme of the system to light, to dark and back.' },
  ],
  screenReader: [
    'The name of the button says the current theme and the next one: “Theme: light. Switch to dark”.',
    'After a press, the new theme is announced politely: “Theme: dark”.',
  ],
} satisfies Guide;
