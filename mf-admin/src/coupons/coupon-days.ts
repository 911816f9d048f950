const DAY_MS = 86_400_000

/** `2026-11-21` of a time; days of coupons are UTC. */
export const dayOf = (iso: string): string => new Date(iso).toISOString().slice(0, 10)

/** The last whole or begun day before a coupon ends: it ends at midnight after that day. */
export const lastDayOf = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString().slice(0, 10)

/** The time at which a day begins. */
export const startOf = (day: string): string => new Date(`${day}T00:00:00Z`).toISOString()

/** The time at which a day is over. */
export const endOf = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString()
