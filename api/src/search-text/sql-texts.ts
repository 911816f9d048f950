/** A LIKE pattern for texts that begin with this one. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Quotes any text as one lexeme of a tsquery. */
export const quotedLexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`
