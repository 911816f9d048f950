/** The sort orders of the products table, the default first. */
export const SORTS = ['newest', 'changed', 'name', 'price-low', 'price-high', 'fewest-left', 'most-left'] as const

export const STOCKS = ['low'] as const

export const STATES = ['active', 'archived'] as const

export const AVAILABILITIES = ['in-stock', 'pre-order', 'up-coming', 'sold-out'] as const
