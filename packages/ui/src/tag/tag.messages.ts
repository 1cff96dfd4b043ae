/** The built-in text of `Tag`. */
export interface TagMessages {
  /** The accessible name of the remove button. */
  remove: string;
}

export const tagMessages: TagMessages = {
  remove: 'Remove',
};
