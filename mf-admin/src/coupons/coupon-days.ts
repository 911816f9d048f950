const DAY_MS = 86_400_000

/** The UTC day of a time, e.g. `2026-11-21`. */
export const dayOf = (iso: string): string => new Date(iso).toISOString().slice(0, 10)

/** The last day on which a coupon is valid, even if only for a part of it. */
export const lastDayOf = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString().slice(0, 10)

/** The time at which a day begins. */
export const startOf = (day: string): string => new Date(`${day}T00:00:00Z`).toISOString()

/** The midnight after a day. */
export const endOf = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString()
