import { directionOf } from '@uplift/ui/locale';
import type { ThemeTokens } from '@uplift/ui/tokens';
import { brandOf } from './brands.ts';

interface ToolbarSettings {
  brand: ThemeTokens;
  theme: 'light' | 'dark';
  highContrast: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Reads what is chosen in the toolbar. A language written from right to left determines the direction. */
export function settingsOf(globals: Record<string, unknown>): ToolbarSettings {
  const [theme, contrast] = String(globals.theme).split('-');
  const language = String(globals.language);
  const rtl = globals.direction === 'rtl' || directionOf(language) === 'rtl';
  return {
    brand: brandOf(globals.brand),
    theme: theme === 'dark' ? 'dark' : 'light',
    highContrast: contrast !== undefined,
    language,
    direction: rtl ? 'rtl' : 'ltr',
  };
}

/** Applies the settings to the whole document, as a site does. */
export function applySettings({ theme, highContrast, direction }: ToolbarSettings): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  if (highContrast) root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
  root.dir = direction;
}
