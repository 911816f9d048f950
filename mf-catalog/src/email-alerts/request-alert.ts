import { api, dataOrThrow } from '@superium/shared/api'

/** What somebody wants an e-mail about: a product, or one variant of it. */
export interface Alert {
  kind: 'back-in-stock' | 'released'
  product: string
  variant?: string | undefined
}

/** Asks for the e-mail, as often as one likes with the same effect; the server's words. Throws `ApiError`. */
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
