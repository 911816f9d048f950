/**
 * Where a spreadsheet, or a reader that takes a line of a cell for a row, would begin a formula: at the start of a cell
 * or of a line in it, after blanks, which some readers take away, and apostrophes that already guard it. Some characters
 * count also in full width.
 */
const FORMULA = /^'*[\t\r]|(?<![^\r\n])(?:'|[^\S\r\n])*[=+\-@＝＋－＠]/g
const GUARDED = /^'(?='*[\t\r])|(?<![^\r\n])'(?=(?:'|[^\S\r\n])*[=+\-@＝＋－＠])/g

/** Puts an apostrophe before each line of a text that a spreadsheet would run as a formula. */
export const guardCell = (text: string): string => text.replace(FORMULA, "'$&")

/** Reverses {@link guardCell}. */
export const unguardCell = (text: string): string => text.replace(GUARDED, '')
