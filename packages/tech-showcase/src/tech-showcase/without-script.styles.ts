/** Where the technologies are listed below a still atom, and what needs a script is hidden. */
export const withoutScript = '@media (scripting: none)';
