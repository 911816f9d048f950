/** A row that was left out, and why. */
export interface BadRow {
  line: number
  reason: string
}

/** The reason why an item is left out: a sentence that names the field. */
export class BadItem extends Error {}
