/** An `ilike` pattern that finds `text` anywhere; `%`, `_` and `\` are taken literally. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
