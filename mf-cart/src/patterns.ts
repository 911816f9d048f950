/** The paths that this remote answers (spec §2). */
export const routePatterns = ['/cart', '/checkout'] as const
