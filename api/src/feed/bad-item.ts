/** A rejected row, and the reason. */
export interface BadRow {
  line: number
  reason: string
}

/** The reason for rejecting an item: a sentence that names the field. */
export class BadItem extends Error {}
