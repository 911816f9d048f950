import { conflict } from '../http/problem'
import { getAdminProduct } from './get-admin-product'
import type { Owner } from './owner'
import type { Writer } from './writer'

/**
 * Throws a 409 with the product's current state if the caller saw another edition of it. Without an edition it checks
 * nothing.
 */
export async function requireEdition(
  { db, pictures }: Pick<Writer, 'db' | 'pictures'>,
  now: { id: string; edition: number },
  owner: Owner,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === now.edition) return
  throw conflict('Somebody else has changed this product meanwhile. Compare, then choose whose changes count.', {
    product: await getAdminProduct({ db, pictures }, now.id, owner),
  })
}
