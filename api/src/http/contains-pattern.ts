/** An `ilike` pattern that finds `text` anywhere; it escapes `%`, `_` and `\`. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
