/** The built-in text of `CodeBlock`. */
export interface CodeMessages {
  /** The accessible name of the copy button. */
  copy: string;
}

export const codeMessages: CodeMessages = {
  copy: 'Copy code',
};
