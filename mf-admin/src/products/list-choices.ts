const SORTS = ['newest', 'changed', 'name', 'price-low', 'price-high'] as const

/** What the products table can be sorted by, the default first: by what is left only where all are low on stock. */
export const sortsOf = (params: URLSearchParams) =>
  params.get('stock') === 'low' ? ([...SORTS, 'fewest-left'] as const) : SORTS

export const STOCKS = ['low'] as const

export const STATES = ['active', 'archived'] as const

export const AVAILABILITIES = ['in-stock', 'pre-order', 'up-coming', 'sold-out'] as const

export const OWNERS = ['shop'] as const
