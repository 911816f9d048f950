const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Dollars as the shop's pages write them: `$1,234.50`. */
export const formatDollars = (dollars: number): string => dollarFormat.format(dollars)
