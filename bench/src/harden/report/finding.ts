/** One line of the report: what was tested, the result, and whether it is as expected. */
export interface Finding {
  /** The part of the run, and the case within it. */
  what: string
  /** The method, in a few words. */
  how: string
  result: string
  goal: string
  holds: boolean
}
