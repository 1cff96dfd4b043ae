/** The built-in texts of `AppShell`. */
export interface AppShellMessages {
  /** The accessible name of the button that opens the navigation on narrow screens. */
  openMenu: string;
  /** The accessible name of the button that closes it. */
  closeMenu: string;
}

export const appShellMessages: AppShellMessages = {
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};
