/** The built-in texts of `Field` and `Fieldset`. */
export interface FieldMessages {
  /** The visual mark of a required control. */
  requiredMark: string;
  /** The accessible text of that mark on a group of controls. */
  required: string;
  /** The text of the counter. A negative number means too many. */
  charactersLeft: (left: number) => string;
}

export const fieldMessages: FieldMessages = {
  requiredMark: '*',
  required: 'required',
  charactersLeft: (left) => {
    const characters = Math.abs(left) === 1 ? 'character' : 'characters';
    const count = `${Math.abs(left).toLocaleString('en-US')} ${characters}`;
    return left < 0 ? `${count} too many` : `${count} left`;
  },
};
