/** What spreadsheets take for a formula, in both widths, behind however many apostrophes. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Text that no spreadsheet takes for a formula. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes back what `guardFormula` did. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
