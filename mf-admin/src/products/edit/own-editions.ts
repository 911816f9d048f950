/** The editions of a product that this page's own saves have replaced, and those that they made. */
export interface OwnEditions {
  /** Notes a save of what was seen as one edition, and the edition in the answer; somebody else may have made a later one already. */
  note(seen: number, made: number): void
  /** The edition that follows one by own saves alone. */
  latest(seen: number): number
}

/** Keeps own saves apart from those of others, so that parts of a page which save by themselves do not refuse each other. */
export function createOwnEditions(): OwnEditions {
  const made = new Map<number, number>()
  return {
    note(seen, after) {
      if (after === seen + 1) made.set(seen, after)
    },
    latest(seen) {
      let edition = seen
      for (let next = made.get(edition); next !== undefined; next = made.get(edition)) edition = next
      return edition
    },
  }
}
