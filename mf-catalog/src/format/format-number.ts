const format = new Intl.NumberFormat('en-US')

/** A number for people, the same everywhere: `62,500`. */
export const formatNumber = (value: number): string => format.format(value)
