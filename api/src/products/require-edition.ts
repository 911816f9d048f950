import { conflict } from '../http/problem'
import { getAdminProduct } from './get-admin-product'
import type { Owner } from './owner'
import type { Writer } from './writer'

/** 409 with the product as it is now, when the caller saw another edition of it. Without an edition nothing is compared. */
export async function requireEdition(
  { db, pictures }: Pick<Writer, 'db' | 'pictures'>,
  now: { id: string; edition: number },
  owner: Owner,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === now.edition) return
  throw conflict('Somebody else has changed this product meanwhile. Compare, then save again.', {
    product: await getAdminProduct({ db, pictures }, now.id, owner),
  })
}
