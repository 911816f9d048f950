/** Writes an amount with a decimal comma, `1.234,50 USD`, with a decimal point; other texts stay as they are. */
export const withDecimalPoint = (text: string): string =>
  /^\s*(?:\d+|\d{1,3}(?:[. \u00a0\u202f]\d{3})+),\d{1,2}\s*(?:USD)?\s*$/.test(text)
    ? text.replace(/[. \u00a0\u202f](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
    : text
