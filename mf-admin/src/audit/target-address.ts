import type { AuditEntry } from '@superium/shared/api'

const pages: Partial<Record<AuditEntry['kind'], string>> = {
  account: 'users',
  coupon: 'coupons',
  message: 'messages',
  order: 'orders',
  product: 'products',
  sale: 'sales',
  seller: 'sellers',
}

/** The URL of the page about an entry's target, if there is one. */
export function targetAddress({ kind, targetId }: Pick<AuditEntry, 'kind' | 'targetId'>): string | undefined {
  const page = pages[kind]
  return page && `/superium-admin/${page}/${encodeURIComponent(targetId)}`
}
