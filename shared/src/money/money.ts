/**
 * Formats dollars as the shop does: `$1,234.50`, for negative amounts `-$5.00`. It avoids `Intl`, whose first formatter
 * blocks a phone for 50 ms, and nearly every first view has a price.
 */
export function formatDollars(dollars: number): string {
  const digits = Math.abs(dollars).toFixed(2)
  return `${dollars < 0 && digits !== '0.00' ? '-' : ''}$${digits.replace(/\B(?=(\d{3})+\.)/g, ',')}`
}

/** Converts dollars (two decimals, as the API sends them) to integer cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Converts integer cents to dollars with two decimals. */
export function toDollars(cents: number): number {
  return cents / 100
}
