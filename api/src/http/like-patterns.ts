const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A LIKE pattern that finds `text` anywhere; it escapes `%`, `_` and `\`. */
export const containsPattern = (text: string): string => `%${literally(text)}%`

/** A LIKE pattern for texts that begin with `text`; it escapes as {@link containsPattern}. */
export const beginsPattern = (text: string): string => `${literally(text)}%`
