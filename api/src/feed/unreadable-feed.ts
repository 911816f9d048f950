/** Explains to the sender why a whole file cannot be read. */
export class UnreadableFeed extends Error {}
