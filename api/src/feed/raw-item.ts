/** One product or variant of a feed: the texts of its Google Merchant fields. */
export type RawItem = Readonly<Partial<Record<string, string>>>

/** An item, and the number of the line on which it ends, from 1. */
export interface ReadItem {
  line: number
  item: RawItem
}
