/** Converts cents to dollars, the unit of the API. */
export const toDollars = (cents: number): number => cents / 100

export const toCents = (dollars: number): number => Math.round(dollars * 100)
