import { ApiError } from '@superium/shared/api'

/** The product as somebody else has saved it, from a 409 error. */
export function theirsOf<Product>(error: unknown): Product | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (error.body as { product?: Product } | undefined)?.product
}
