/** A pattern for `ilike` that finds `text` anywhere, taken literally: `%`, `_` and `\` are ordinary characters. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
