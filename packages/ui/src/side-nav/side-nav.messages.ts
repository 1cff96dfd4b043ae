/** The built-in text of `SideNav`. */
export interface SideNavMessages {
  /** The accessible name of the collapse button in both states. */
  toggle: string;
}

export const sideNavMessages: SideNavMessages = {
  toggle: 'Show names',
};
