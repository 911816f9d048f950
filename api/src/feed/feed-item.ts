/** One product, or one variant of it, as a feed holds it: the texts of its Google Merchant fields. */
export type FeedItem = Readonly<Partial<Record<string, string>>>

/** An item, and the line of the file that it ends on, from 1. */
export interface ReadItem {
  line: number
  item: FeedItem
}

/** A row that was left out, and why. */
export interface BadRow {
  line: number
  reason: string
}

/** The reason why an item is left out: a sentence that names the field. */
export class BadItem extends Error {}
