import { type AdminProductDetail, ApiError } from '@superium/shared/api'

/** The product as somebody else has saved it, from a 409 error. */
export function theirsOf(error: unknown): AdminProductDetail | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (error.body as { product?: AdminProductDetail } | undefined)?.product
}
