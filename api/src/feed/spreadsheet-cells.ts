/**
 * Characters that start a formula in spreadsheets, some also in full width, after any apostrophes that already guard
 * the cell.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Reverses {@link guardCell}. */
export const unguardCell = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)
