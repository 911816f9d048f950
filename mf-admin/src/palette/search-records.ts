import { api, dataOrThrow } from '@superium/shared/api'

/** A search result of the palette. */
export interface Found {
  id: string
  label: string
  /** Distinguishes results with the same label. */
  detail: string
  to: string
}

export const kinds = ['orders', 'products', 'people'] as const
export type Kind = (typeof kinds)[number]

/** Results per kind. */
const SIZE = 5

type Search = (text: string, signal: AbortSignal) => Promise<Found[]>

/** The search of each kind: orders by number, name or e-mail, products by words or SKU, people by name or e-mail. */
export const searches: Record<Kind, Search> = {
  async orders(search, signal) {
    const params = { query: { search, size: SIZE } }
    const { data } = dataOrThrow(await api.GET('/api/v1/admin/orders', { params, signal }))
    return data.map(({ _id, orderNumber, name, email, status }) => ({
      ...{ id: `order-${_id}`, label: String(orderNumber), detail: [name || email, status].join(', ') },
      to: `/superium-admin/orders/${_id}`,
    }))
  },
  async products(search, signal) {
    const params = { query: { search, size: SIZE } }
    const { data } = dataOrThrow(await api.GET('/api/v1/admin/products', { params, signal }))
    return data.map(({ _id, name, sku }) => ({
      ...{ id: `product-${_id}`, label: name, detail: sku, to: `/superium-admin/products/${_id}` },
    }))
  },
  async people(search, signal) {
    const params = { query: { search, size: SIZE } }
    const { data } = dataOrThrow(await api.GET('/api/v1/admin/users', { params, signal }))
    return data.map(({ uid, name, email }) => ({
      ...{ id: `person-${uid}`, label: name || email, detail: name ? email : '' },
      to: `/superium-admin/users/${encodeURIComponent(uid)}`,
    }))
  },
}
