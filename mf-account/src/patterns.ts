/** The paths that this remote answers (spec §2). */
export const routePatterns = ['/signin', '/signup', '/myaccount', '/myaccount/orders/:id'] as const
