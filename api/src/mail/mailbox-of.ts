/**
 * Normalizes an address for counting: lower case, without a tag, because `ann+1@shop.example` is Ann's mailbox, too.
 */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
