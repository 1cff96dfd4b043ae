/** Title of an error when what failed is clear from the context, or from the description below it. */
export const SOMETHING_WENT_WRONG = 'Something went wrong';

/** Description of an error that has no message of its own. */
export const TRY_AGAIN = 'Something went wrong. Try again.';

export const CHANGES_NOT_SAVED = 'Couldn’t save your changes';

/**
 * Returns the label of a form's submit button.
 * @param theirs the row as someone else saved it in the meantime, or null
 */
export function saveLabel(theirs: unknown): string {
  return theirs ? 'Overwrite their changes' : 'Save';
}
