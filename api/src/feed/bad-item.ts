/** A rejected row, and the reason. */
export interface BadRow {
  line: number
  /** The SKU of the row, if it has one that can be read. */
  sku?: string
  reason: string
}

/** The reason for rejecting an item: a sentence that names the field. */
export class BadItem extends Error {}
