import { badField } from './problem'

/** Throws a 400 that names the field if the text contains NUL, which PostgreSQL cannot store. */
export function requirePlainText(field: string, text: string | undefined): void {
  if (text?.includes('\0')) throw badField(field, `${field} must not hold the character NUL.`)
}

/** Puts a text from another service on one line: control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
