import type { PageFacts } from '@superium/shared/contract'

const adminPage = (path: string) => ({
  path,
  title: 'Dashboard',
  description: 'The administration of Superium.',
  indexed: false,
  personal: true,
  chrome: 'none' as const,
})

/** The pages of this remote (spec §2, ruling: the admin prefix), for its facts. */
export const pages = [
  adminPage('/superium-admin'),
  adminPage('/superium-admin/orders'),
  adminPage('/superium-admin/orders/:id'),
  adminPage('/superium-admin/products'),
  adminPage('/superium-admin/products/import'),
  adminPage('/superium-admin/products/:id'),
  adminPage('/superium-admin/new'),
  adminPage('/superium-admin/coupons'),
  adminPage('/superium-admin/coupons/new'),
  adminPage('/superium-admin/coupons/:code'),
  adminPage('/superium-admin/sales'),
  adminPage('/superium-admin/sales/new'),
  adminPage('/superium-admin/sales/:id'),
  adminPage('/superium-admin/messages'),
  adminPage('/superium-admin/messages/:id'),
  adminPage('/superium-admin/reviews'),
  adminPage('/superium-admin/reports'),
  adminPage('/superium-admin/sellers'),
  adminPage('/superium-admin/sellers/:id'),
  adminPage('/superium-admin/users'),
  adminPage('/superium-admin/users/:uid'),
  adminPage('/superium-admin/releases'),
  adminPage('/superium-admin/audit'),
  adminPage('/superium-admin/*'),
] satisfies PageFacts[]
