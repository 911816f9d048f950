/** What an administrator sets, and the availability filters of spec §9. */
export const productStatuses = ['in-stock', 'pre-order', 'up-coming'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** A status as the database holds it; its check admits no other. */
export function parseStatus(text: string): ProductStatus {
  const status = productStatuses.find((one) => one === text)
  if (!status) throw new Error(`the database holds an unknown product status: ${text}`)
  return status
}

/** What a shopper can do with a product now. */
export const availabilities = [...productStatuses, 'sold-out'] as const
export type Availability = (typeof availabilities)[number]

/** An availability as the database holds it. */
export function parseAvailability(text: string): Availability {
  const availability = availabilities.find((one) => one === text)
  if (!availability) throw new Error(`the database holds an unknown availability: ${text}`)
  return availability
}
