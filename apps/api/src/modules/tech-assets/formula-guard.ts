/** Matches what spreadsheets read as a formula, in half and full width, after any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Escapes text so that no spreadsheet reads it as a formula. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses `guardFormula`. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
