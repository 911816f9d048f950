import type { ReleaseEvent, Revision } from '@superium/shared/contract'

/** A step of the history with its revision's number. */
export type Step = ReleaseEvent & { number: number }

/** The history's view of a revision: the step without the resulting state. */
export const eventOf = ({ number, at, by, action, changes, why, retires, loses, ramp }: Revision): Step => ({
  number,
  at,
  by,
  action,
  changes,
  why,
  ...(retires && { retires }),
  ...(loses && { loses }),
  ...(ramp && { ramp }),
})
