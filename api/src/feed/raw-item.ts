/** One product, or one variant of it, as a feed holds it: the texts of its Google Merchant fields. */
export type RawItem = Readonly<Partial<Record<string, string>>>

/** An item, and the line of the file that it ends on, from 1. */
export interface ReadItem {
  line: number
  item: RawItem
}
