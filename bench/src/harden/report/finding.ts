/** One line of the report: what was tried, what came out, and whether it is what it should be. */
export interface Finding {
  /** The part of the run, and what of it. */
  what: string
  /** How it was tried, in a few words. */
  how: string
  result: string
  goal: string
  holds: boolean
}
