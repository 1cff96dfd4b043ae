import { addons } from 'storybook/manager-api';
import type { ThemeVars } from 'storybook/theming';
import { storybookTheme } from './storybook-theme.ts';

interface Globals {
  globals: Record<string, unknown>;
  /** What the toolbar says, without what a single story sets. */
  userGlobals?: Record<string, unknown>;
}

/** Storybook darkens the color behind the selected entry, whose text is white. `accentText` would remain too light. */
function managerTheme(name: unknown): ThemeVars {
  const theme = storybookTheme(name);
  return theme.base === 'dark' ? { ...theme, colorSecondary: '#4b8ce1' } : theme;
}

addons.setConfig({ theme: managerTheme('light') });

addons.register('uplift/theme', (api) => {
  const followToolbar = ({ globals, userGlobals = globals }: Globals): void =>
    api.setOptions({ theme: managerTheme(userGlobals.theme) });
  api.on('setGlobals', followToolbar);
  api.on('globalsUpdated', followToolbar);
});
