import type { Identity } from './identity'

/** The roles in a token's custom claims. */
export function rolesFromClaims(claims: Record<string, unknown>): Pick<Identity, 'admin' | 'seller'> {
  return { admin: claims.admin === true, seller: claims.seller === true }
}
