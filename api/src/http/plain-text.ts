import { badField } from './problem'

/** 400 with the field for a text with NUL, which PostgreSQL cannot store. */
export function requirePlainText(field: string, text: string | undefined): void {
  if (text?.includes('\0')) throw badField(field, `${field} must not hold the character NUL.`)
}

/** A text of another service on one line: control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
