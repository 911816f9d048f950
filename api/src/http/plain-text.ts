import { badField } from './problem'

/** Refuses what PostgreSQL cannot hold in a text: 400 that names the field. */
export function requirePlainText(field: string, text: string | undefined): void {
  if (text?.includes('\0')) throw badField(field, `${field} must not hold the character NUL.`)
}

/** A text from another service, such as a display name, as one line: control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
