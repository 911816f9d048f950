/** The paths that this remote answers (spec §2, ruling: the admin prefix). */
export const routePatterns = [
  '/superium-admin',
  '/superium-admin/orders',
  '/superium-admin/orders/:id',
  '/superium-admin/products',
  '/superium-admin/products/:id',
  '/superium-admin/new',
  '/superium-admin/users',
  '/superium-admin/releases',
] as const
