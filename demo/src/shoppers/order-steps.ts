const DAY = 24 * 60 * 60 * 1000

/** Days from order to delivery. */
export const DELIVERY_DAYS = 4

const steps = ['Pending', 'Confirmed', 'Shipped', 'Delivered'] as const
export type Step = (typeof steps)[number]

/** After how many days an order takes each step. */
const AFTER_DAYS: Record<Step, number> = { Pending: 0, Confirmed: 0.25, Shipped: 1.5, Delivered: DELIVERY_DAYS }

/** The steps up to one, with the time of each for an order placed at `at`. */
export const stepsUntil = (reached: Step, at: Date): { status: Step; at: Date }[] =>
  steps
    .slice(0, steps.indexOf(reached) + 1)
    .map((status) => ({ status, at: new Date(at.getTime() + AFTER_DAYS[status] * DAY) }))

/** The last step that an order placed at `at` has taken by `now`. */
export const stepBy = (at: Date, now: Date): Step =>
  steps.findLast((step) => at.getTime() + AFTER_DAYS[step] * DAY <= now.getTime()) ?? 'Pending'
