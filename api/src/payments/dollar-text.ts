const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** An amount as people read it, such as `$1,234.50`. */
export const dollarText = (cents: number): string => dollars.format(cents / 100)
