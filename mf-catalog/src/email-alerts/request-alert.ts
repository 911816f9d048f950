import { api, dataOrThrow } from '@superium/shared/api'

/** The subject of an alert email: a product or one of its variants, by id. */
export interface Alert {
  kind: 'back-in-stock' | 'released'
  product: string
  variant?: string | undefined
}

/** Requests the alert email (idempotent) and returns the server's message. Throws `ApiError`. */
export async function requestAlert({ kind, product, variant }: Alert, email: string): Promise<string> {
  if (kind === 'released') {
    return dataOrThrow(await api.POST('/api/v1/shop/preorder', { body: { email, productId: product } })).message
  }
  const answer = await api.POST('/api/v1/shop/products/{id}/back-in-stock', {
    params: { path: { id: product } },
    body: { email, ...(variant && { variant }) },
  })
  return dataOrThrow(answer).message
}
