/** The paths that this remote answers (spec §2; `/help` by its ruling). */
export const routePatterns = ['/cart', '/checkout', '/help'] as const
