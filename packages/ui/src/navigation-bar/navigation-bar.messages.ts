/** The built-in texts of `NavigationBar`. */
export interface NavigationBarMessages {
  /** The accessible name of the landmark with the main links. */
  label: string;
  /** The accessible name of the menu button. */
  menu: string;
}

export const navigationBarMessages: NavigationBarMessages = {
  label: 'Main',
  menu: 'Menu',
};
