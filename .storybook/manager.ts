import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybook-theme.ts';

interface Globals {
  globals: Record<string, unknown>;
  /** What the toolbar says, without what a single story sets. */
  userGlobals?: Record<string, unknown>;
}

addons.setConfig({ theme: storybookTheme('light') });

addons.register('uplift/theme', (api) => {
  const followToolbar = ({ globals, userGlobals = globals }: Globals): void =>
    api.setOptions({ theme: storybookTheme(userGlobals.theme) });
  api.on('setGlobals', followToolbar);
  api.on('globalsUpdated', followToolbar);
});
