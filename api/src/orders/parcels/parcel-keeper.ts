import type { Queries } from '../../database/database'
import type { Identity } from '../../identity/identity'
import { type LockedOrder, lockOrder } from '../lock-order'

/** Who handles parcels and returns of one order, and which of it. */
export interface ParcelKeeper {
  actor: 'admin' | 'seller'
  actorId: string
  /** Locks the order; 404 when the caller has no part in it. */
  lock(tx: Queries): Promise<LockedOrder>
  /** Whether a line, parcel or return is the caller's. */
  owns(part: { sellerId: string | null }): boolean
}

/** An administrator handles all of any order; `seen` as in `lockOrder`. */
export const adminKeeper = (identity: Identity, id: string, seen?: number): ParcelKeeper => ({
  actor: 'admin',
  actorId: identity.uid,
  lock: (tx) => lockOrder(tx, identity, id, seen),
  owns: () => true,
})
