/**
 * Where a spreadsheet, or a reader that takes a line of a cell for a row, would begin a formula: at the start of a cell
 * or of a line in it, after blanks, which some readers take away, and apostrophes that already guard it. Some characters
 * count also in full width.
 */
const FORMULA = /^'*[\t\r]|(?<![^\r\n])(?:'|[^\S\r\n])*[=+\-@＝＋－＠]/g
const GUARDED = /^'(?='*[\t\r])|(?<![^\r\n])'(?=(?:'|[^\S\r\n])*[=+\-@＝＋－＠])/g

/** Puts an apostrophe before each line of a text that a spreadsheet would run as a formula. */
export const guardCell = (text: string): string => text.replace(FORMULA, "'$&")

/** A number that a spreadsheet would write otherwise: without its first zeros, or rounded. */
const DIGITS = /^'*(?:0\d+|\d{12,})$/

/** Keeps digits that are no amount, such as of a phone number, as text. Without the first apostrophe it is read back. */
export const digitsCell = (text: string): string => (DIGITS.test(text) ? `'${text}` : text)

/** A time in UTC as spreadsheets read it: `2026-11-28 14:05:09`. */
export const spreadsheetTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

/** Reverses {@link guardCell}. */
export const unguardCell = (text: string): string => text.replace(GUARDED, '')
