/** The mailbox of an address, for counting: in lower case and without a tag, as `ann+1@shop.example` is Ann's too. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
