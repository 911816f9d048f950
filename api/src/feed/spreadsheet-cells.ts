/** Signs with which a spreadsheet begins a formula, some in full width, too, behind any apostrophes that guard them already. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet runs as a formula: an apostrophe comes before it. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell that {@link guardCell} has written. */
export const unguardCell = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)
