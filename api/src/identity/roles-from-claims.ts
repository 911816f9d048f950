import type { Identity } from './identity'

/** The custom claims that the server sets and reads; anything else in them is not looked at. */
export function rolesFromClaims(claims: Record<string, unknown>): Pick<Identity, 'admin' | 'seller'> {
  return { admin: claims.admin === true, seller: claims.seller === true }
}
