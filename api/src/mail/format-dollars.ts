const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats dollars like the shop's pages: `$1,234.50`. */
export const formatDollars = (dollars: number): string => dollarFormat.format(dollars)
