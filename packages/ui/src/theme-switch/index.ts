export type { ThemeSwitchMessages } from './theme-switch.messages.ts';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx';
