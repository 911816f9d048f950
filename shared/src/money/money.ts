/** Dollars as the shop writes them: `$1,234.50`. */
export function formatDollars(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** Dollars (two decimals, as the API sends them) to integer cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Integer cents to dollars with two decimals. */
export function toDollars(cents: number): number {
  return cents / 100
}
