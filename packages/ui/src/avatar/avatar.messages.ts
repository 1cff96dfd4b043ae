/** The built-in text of `Avatar.Group`. */
export interface AvatarMessages {
  /** The accessible text for avatars that aren't shown. */
  more: (count: number) => string;
}

export const avatarMessages: AvatarMessages = {
  more: (count) => `${count.toLocaleString('en-US')} more`,
};
