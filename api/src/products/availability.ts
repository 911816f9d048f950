/** Statuses that administrators set, and the availability filters of spec §9. */
export const productStatuses = ['in-stock', 'pre-order', 'up-coming'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Parses a status from the database, whose check constraint allows no other. */
export function parseStatus(text: string): ProductStatus {
  const status = productStatuses.find((one) => one === text)
  if (!status) throw new Error(`the database holds an unknown product status: ${text}`)
  return status
}

/** The actions open to a shopper: the status, or `sold-out`. */
export const availabilities = [...productStatuses, 'sold-out'] as const
export type Availability = (typeof availabilities)[number]

/** Parses an availability from the database. */
export function parseAvailability(text: string): Availability {
  const availability = availabilities.find((one) => one === text)
  if (!availability) throw new Error(`the database holds an unknown availability: ${text}`)
  return availability
}
