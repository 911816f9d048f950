/** The paths that this remote answers (spec §2). */
export const routePatterns = ['/', '/products', '/category', '/product-detail/:id'] as const
