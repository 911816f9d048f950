const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** An ISO time as `Nov 20, 2026`. */
export const formatDate = (at: string): string => format.format(new Date(at))
