/** Quotes any text as one lexeme of a tsquery. */
export const quotedLexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`
