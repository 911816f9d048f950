const format = new Intl.NumberFormat('en-US')

/** Formats a number like `62,500`; in one locale, so that server and browser agree. */
export const formatNumber = (value: number): string => format.format(value)
