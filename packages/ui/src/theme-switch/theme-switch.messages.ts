import type { ThemeChoice } from '../foundations/theme/index.ts';

/** The texts of `ThemeSwitch` that screen readers announce. */
export interface ThemeSwitchMessages {
  themes: Readonly<Record<ThemeChoice, string>>;
  /** The accessible name of the button. */
  label: (theme: string, next: string) => string;
  /** Announces the new theme. */
  changed: (theme: string) => string;
}

export const themeSwitchMessages: ThemeSwitchMessages = {
  themes: { system: 'system', light: 'light', dark: 'dark' },
  label: (theme, next) => `Theme: ${theme}. Switch to ${next}`,
  changed: (theme) => `Theme: ${theme}`,
};
