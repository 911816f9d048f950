/** The editions that this page's own saves have replaced, and those that they produced. */
export interface OwnEditions {
  /**
   * Records a save based on edition `seen` that returned `made`; if `made` is more than one higher, somebody else has
   * saved too.
   */
  note(seen: number, made: number): void
  /** The edition reached from `seen` through this page's own saves only. */
  latest(seen: number): number
}

/**
 * Tells this page's saves from other people's, so that the separately saved parts of a page do not conflict with each
 * other.
 */
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
