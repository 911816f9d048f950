/** Cents as dollars, which is how the API shows money. */
export const toDollars = (cents: number): number => cents / 100

export const toCents = (dollars: number): number => Math.round(dollars * 100)
